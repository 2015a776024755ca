import { data } from 'react-router';

export const loader = () => {
  // eslint-disable-next-line @typescript-eslint/only-throw-error -- the router's way to answer with a status
  throw data(null, { status: 404 });
};

export default function NotFound() {
  return null;
}
