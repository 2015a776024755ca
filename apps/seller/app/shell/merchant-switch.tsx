import type { MerchantName } from '@postprocure/contracts/accounts/session';
import { SelectWithButton } from '@postprocure/ui/select-with-button';
import { api } from '../api.ts';
import { useMutation } from '../forms/use-mutation.ts';
import { broadcast } from '../session/session-channel.ts';

/** Reloads the application after the switch, because all loaded data belongs to the previous merchant. */
export function useMerchantSwitch(): ReturnType<typeof useMutation> & { switchTo: (id: string) => void } {
  const mutation = useMutation(() => {
    broadcast({ kind: 'switched' });
    location.assign('/dashboard');
  });
  return {
    ...mutation,
    switchTo: (merchantId) =>
      void mutation.mutate(() => api('PUT /api/account/session/merchant', { body: { merchantId } })),
  };
}

interface MerchantSwitchProps {
  merchants: readonly MerchantName[];
  currentId: string;
}

/** For users who belong to several merchants. */
export function MerchantSwitch({ merchants, currentId }: MerchantSwitchProps) {
  const { switchTo, isPending, error } = useMerchantSwitch();
  return (
    <>
      <SelectWithButton
        label="Business"
        value={currentId}
        action="Switch"
        inactive={isPending}
        className="max-w-64 truncate border-current/40 bg-transparent px-3 font-semibold"
        onSubmit={switchTo}
      >
        {merchants.map(({ id, name }) => (
          <option key={id} value={id} className="bg-white text-ink">
            {name}
          </option>
        ))}
      </SelectWithButton>
      {error && (
        <span role="alert" className="text-sm">
          {error}
        </span>
      )}
    </>
  );
}
