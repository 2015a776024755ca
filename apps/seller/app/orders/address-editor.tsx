import { useState, type SyntheticEvent } from 'react';
import { formatPhone } from '@postprocure/contracts/tickets/phone';
import { indianStates } from '@postprocure/contracts/indian-state';
import { writeLandmark } from '@postprocure/contracts/orders/landmark';
import type { OrderDetail } from '@postprocure/contracts/orders/order';
import { Button } from '@postprocure/ui/button';
import { StatusMessage } from '@postprocure/ui/status-message';
import { api } from '../api.ts';
import { useMutation } from '../forms/use-mutation.ts';
import { AddressFields } from './address-fields.tsx';

interface AddressEditorProps {
  order: OrderDetail;
  onDone: () => void;
}

export function AddressEditor({ order, onDone }: AddressEditorProps) {
  const [address, setAddress] = useState({
    ...order.address,
    customerPhone: formatPhone(order.address.customerPhone),
  });
  const { mutate, isPending, error } = useMutation(onDone);
  const submit = (event: SyntheticEvent) => {
    event.preventDefault();
    void mutate(() => api('PATCH /api/seller/orders/:id', { params: { id: order.id }, body: { address } }));
  };
  return (
    <form noValidate onSubmit={submit} className="grid gap-4">
      <AddressFields
        value={address}
        problems={address.customerName.trim() === '' ? { customerName: "Enter the customer's name." } : {}}
        onChange={setAddress}
      />
      {error && <StatusMessage tone="error">{error}</StatusMessage>}
      <div className="flex flex-wrap gap-2">
        <Button type="submit" size="small" inactive={isPending || address.customerName.trim() === ''}>
          {isPending ? 'Saving...' : 'Save and check again'}
        </Button>
        <Button tone="outline" size="small" onClick={onDone}>
          Close
        </Button>
      </div>
    </form>
  );
}

export const AddressText = ({ address }: Pick<OrderDetail, 'address'>) => (
  <address className="text-sm not-italic">
    <span className="font-semibold">{address.customerName}</span>
    {[
      address.addressLine1,
      address.addressLine2,
      writeLandmark(address.landmark),
      `${address.city} ${address.pincode}`,
      address.stateCode && indianStates[address.stateCode],
      formatPhone(address.customerPhone),
      address.customerEmail,
    ]
      .filter(Boolean)
      .map((line, index) => (
        <span key={index} className="block wrap-anywhere">
          {line}
        </span>
      ))}
  </address>
);
