import type { SessionBusiness } from '@postprocure/contracts/session';
import { SelectAct } from '@postprocure/ui/select-act';
import { useAct } from '../forms/use-act.ts';
import { sessionApi } from '../seller-api.ts';
import { announce } from '../session/session-channel.ts';

/** Everything on the page is of the business it was loaded for, so the whole page is loaded anew. */
export function useBusinessSwitch(): ReturnType<typeof useAct> & { switchTo: (id: string) => void } {
  const acting = useAct(() => {
    announce({ kind: 'switched' });
    location.assign('/dashboard');
  });
  return { ...acting, switchTo: (id) => void acting.act(() => sessionApi.switchBusiness(id)) };
}

interface BusinessSwitchProps {
  businesses: readonly SessionBusiness[];
  currentId: string;
}

/** For somebody who works for several businesses: which one this is, and the way to the others. */
export function BusinessSwitch({ businesses, currentId }: BusinessSwitchProps) {
  const { switchTo, acting, failure } = useBusinessSwitch();
  return (
    <>
      <SelectAct
        label="Business"
        value={currentId}
        action="Switch"
        inactive={acting}
        className="max-w-64 truncate border-current/40 bg-transparent px-3 font-semibold"
        onAct={switchTo}
      >
        {businesses.map(({ id, name }) => (
          <option key={id} value={id} className="bg-white text-ink">
            {name}
          </option>
        ))}
      </SelectAct>
      {failure && (
        <span role="alert" className="text-sm">
          {failure}
        </span>
      )}
    </>
  );
}
