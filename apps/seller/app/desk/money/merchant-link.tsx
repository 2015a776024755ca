import { Link } from 'react-router';

export const MerchantLink = ({ merchant: { id, name } }: { merchant: { id: string; name: string } }) => (
  <Link to={`/desk/merchants/${id}`} className="font-semibold wrap-anywhere text-peacock hover:underline">
    {name}
  </Link>
);
