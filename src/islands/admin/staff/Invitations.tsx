import {
  inviteColleague,
  withdrawInvitation,
  type StaffInvitation,
} from '../../../../contract/office/staff.ts';
import { staffRoles } from '../../../../contract/wire/rights.ts';
import { call } from '../../../lib/api/api.ts';
import { dateTime } from '../../../lib/texts/format.ts';
import { adminTexts, messageOf, staffTexts } from '../../../lib/texts/texts.ts';
import { Breakable } from '../../ui/Breakable.tsx';
import { RowMenu } from '../../ui/RowMenu.tsx';
import { Table, type Column } from '../../ui/Table.tsx';
import stacked from '../list/stacked.module.css';
import { rolesInWords } from '../users/roles-in-words.ts';
import styles from './staff.module.css';

interface Props {
  invitations: StaffInvitation[];
  onChange: () => Promise<void>;
}

/** Who is invited and has not answered yet. */
export function Invitations({ invitations, onChange }: Props) {
  const texts = staffTexts();
  const sendAgain = async ({ email, name, roles: invited }: StaffInvitation) => {
    const roles = staffRoles.filter((role) => invited.includes(role));
    await call(inviteColleague, { body: { email, name, roles } });
    await onChange();
    return messageOf('staff.invited');
  };
  const withdraw = async ({ id }: StaffInvitation) => {
    await call(withdrawInvitation, { params: { id } });
    await onChange();
    return messageOf('staff.withdrawn');
  };
  return (
    <section className="stack">
      <h2>{texts.invitations}</h2>
      <Table
        caption={texts.invitations}
        columns={columns()}
        rows={invitations}
        rowKey={({ id }) => id}
        tableClass={`${stacked.stacked} ${styles.areas}`}
        menu={(invitation) => (
          <RowMenu
            label={adminTexts().moreActions(invitation.email)}
            items={[
              { label: texts.sendAgain, run: () => sendAgain(invitation) },
              { label: texts.withdraw, run: () => withdraw(invitation) },
            ]}
          />
        )}
        empty={texts.noInvitations}
      />
    </section>
  );
}

const columns = (): Column<StaffInvitation>[] => {
  const texts = staffTexts();
  return [
    { title: adminTexts().email, cell: ({ email }) => <Breakable text={email} />, area: 'email' },
    { title: texts.name, cell: ({ name }) => name || '–', area: 'name' },
    { title: adminTexts().roles, cell: ({ roles }) => rolesInWords(roles), area: 'roles' },
    {
      title: texts.until,
      cell: ({ isOpen, expiresAt }) =>
        isOpen ? dateTime(expiresAt) : <span className="badge tone-red">{texts.ended}</span>,
      area: 'state',
      isNamed: true,
    },
    // The menu is beside the last one.
    {
      title: texts.invitedBy,
      cell: ({ invitedBy }) => invitedBy || '–',
      area: 'since',
      isNamed: true,
    },
  ];
};
