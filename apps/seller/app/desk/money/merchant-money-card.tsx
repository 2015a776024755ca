import { Link } from 'react-router';
import { buttonClasses } from '@postprocure/ui/button';
import { Card } from '@postprocure/ui/card';

const look = buttonClasses({ tone: 'outline', size: 'small' });

export const MerchantMoneyCard = ({ merchantId }: { merchantId: string }) => (
  <Card className="grid gap-4 p-5">
    <h2 className="text-lg">Orders and money</h2>
    <div className="flex flex-wrap gap-3">
      <Link to={`/desk/orders?merchantId=${merchantId}`} className={look}>
        Orders
      </Link>
      <Link to={`/desk/payments?merchantId=${merchantId}`} className={look}>
        Payments
      </Link>
      <Link to={`/desk/adjustments?merchantId=${merchantId}`} className={look}>
        Adjustments
      </Link>
    </div>
  </Card>
);
