import { merchantRoleNames, merchantRoles } from '@postprocure/contracts/permission';
import { describeRole, roleSummaries } from './role-permissions.ts';

/** What each role may do. */
export const RoleTable = () => (
  <div role="region" aria-label="What each role may do" tabIndex={0} className="overflow-x-auto">
    <table className="w-full min-w-[46rem] text-left text-sm">
      <thead>
        <tr>
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
  </div>
);
