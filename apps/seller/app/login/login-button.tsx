import { Link } from 'react-router';
import { buttonClasses } from '@postprocure/ui/button';

/** The way on, once an account is ready to be used. */
export const LoginButton = () => (
  <Link to="/login" className={buttonClasses()}>
    Log in
  </Link>
);
