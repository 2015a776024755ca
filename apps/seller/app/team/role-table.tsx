import { merchantRoleNames, merchantRoles, type MerchantRole } from '@postprocure/contracts/permission';
import { describeRole, roleSummaries } from './role-permissions.ts';

/** A table on wide screens, a list on phones. */
export const RoleTable = () => (
  <>
    <ul className="divide-y divide-line text-sm md:hidden">
      {merchantRoles.map((role) => (
        <li key={role} className="py-4 first:pt-0 last:pb-0">
          <RoleEntry role={role} />
        </li>
      ))}
    </ul>
    <table className="hidden w-full text-left text-sm md:table">
      <thead>
        <tr className="align-bottom">
          <th className="py-2 pr-4 font-semibold">Role</th>
          {describeRole('owner').map(({ area }) => (
            <th key={area} className="py-2 pr-4 font-semibold">
              {area}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {merchantRoles.map((role) => (
          <tr key={role} className="border-t border-line align-top">
            <th scope="row" className="py-2 pr-4 font-semibold">
              {merchantRoleNames[role]}
              <span className="block font-normal text-ink-soft">{roleSummaries[role]}</span>
            </th>
            {describeRole(role).map(({ area, access }) => (
              <td key={area} className={access === 'No access' ? 'py-2 pr-4 text-ink-soft' : 'py-2 pr-4'}>
                {access}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  </>
);

function RoleEntry({ role }: { role: MerchantRole }) {
  const rights = describeRole(role);
  return (
    <>
      <h3 className="text-base">{merchantRoleNames[role]}</h3>
      <p className="text-ink-soft">{roleSummaries[role]}</p>
      <dl className="mt-2 grid gap-1">
        {(['View and edit', 'View', 'No access'] as const).map((access) => {
          const areas = rights.filter((right) => right.access === access);
          return (
            areas.length > 0 && (
              <div key={access}>
                <dt className="inline text-ink-soft">{access}: </dt>
                <dd className="inline">{areas.map(({ area }) => area).join(', ')}</dd>
              </div>
            )
          );
        })}
      </dl>
    </>
  );
}
