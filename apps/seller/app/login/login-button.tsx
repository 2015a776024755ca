import { Link } from 'react-router';
import { buttonClasses } from '@postprocure/ui/button';

export const LoginButton = () => (
  <Link to="/login" className={buttonClasses()}>
    Log in
  </Link>
);
