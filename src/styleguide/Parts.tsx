import { useState, type ReactNode } from 'react';
import { texts } from '../lib/texts/texts.ts';
import { Checkbox } from '../islands/ui/Checkbox.tsx';
import { ConfirmedButton } from '../islands/ui/ConfirmedButton.tsx';
import { Facts } from '../islands/ui/Facts.tsx';
import { Failed } from '../islands/ui/Failed.tsx';
import { Icon, type IconName } from '../islands/ui/Icon.tsx';
import { island } from '../islands/ui/Island.tsx';
import { Loading } from '../islands/ui/Loading.tsx';
import { Pager } from '../islands/ui/Pager.tsx';
import { PasswordField } from '../islands/ui/PasswordField.tsx';
import { PendingButton } from '../islands/ui/PendingButton.tsx';
import { SelectField } from '../islands/ui/SelectField.tsx';
import { StatusBadge } from '../islands/ui/StatusBadge.tsx';
import { Table } from '../islands/ui/Table.tsx';
import { TextArea } from '../islands/ui/TextArea.tsx';
import { TextField } from '../islands/ui/TextField.tsx';
import { toast } from '../islands/ui/toast.ts';
import { VehicleImage } from '../islands/ui/VehicleImage.tsx';

/** The parts that all islands share, in all states. */
export const Parts = island(AllParts);

const nothing = () => undefined;
const sample = 'Transporter, Hochdach';
const error = 'Bitte füllen Sie dieses Feld aus.';
const looks = ['', 'button--primary', 'button--quiet', 'button--danger'];
const icons: IconName[] = ['back', 'calendar', 'close', 'down', 'home', 'left', 'right', 'vehicle'];
const rows = [
  { number: 'R-16', vehicle: sample, amount: '79,00 €', status: 'CREATED' },
  { number: 'R-17', vehicle: 'Kleinwagen', amount: '1.249,50 €', status: 'DONE' },
  { number: 'R-18', vehicle: 'Pritsche', amount: '0,00 €', status: 'CANCELLED' },
];

function AllParts() {
  const [page, setPage] = useState(1);
  return (
    <div className="stack">
      <Part title="Buttons">
        {looks.map((look) => (
          <p className="cluster" key={look}>
            <button type="button" className={`button ${look}`}>
              {look || 'button'}
            </button>
            <button type="button" className={`button ${look}`} disabled>
              disabled
            </button>
            <PendingButton className={`button ${look}`} pending failure={null}>
              pending
            </PendingButton>
          </p>
        ))}
        <p className="cluster">
          {icons.map((name) => (
            <button type="button" className="button button--icon" aria-label={name} key={name}>
              <Icon name={name} />
            </button>
          ))}
        </p>
        <div>
          <PendingButton className="button" pending={false} failure={error}>
            failed
          </PendingButton>
        </div>
      </Part>
      <Part title="Fields">
        <TextField label="Text" defaultValue={sample} />
        <TextField label="Hint" hint="3 bis 40 Zeichen" />
        <TextField label="Error" error={error} defaultValue="?" />
        <TextField label="Disabled" disabled defaultValue={sample} />
        <TextField label="Read only" readOnly defaultValue={sample} />
        <TextField label="Date" type="date" />
        <PasswordField label="Password" autoComplete="current-password" />
        <SelectField label="Select" none="–" options={[['van', sample]]} />
        <TextArea label="Text area" defaultValue={sample} />
        <Checkbox label="Checkbox" defaultChecked />
        <Checkbox label="Checkbox with an error" error={error} />
      </Part>
      <Part title="Messages and states">
        <p className="notice">{sample}</p>
        <p className="notice notice--info">{sample}</p>
        <p className="notice notice--danger">{sample}</p>
        <Failed title={sample} reason={error} onRetry={nothing} />
        <Loading />
        <p className="cluster">
          {['CREATED', 'DONE', 'CANCELLED'].map((status) => (
            <StatusBadge status={status} key={status} />
          ))}
          <span className="badge tone-out">{sample}</span>
          <span className="badge tone-amber">{sample}</span>
          <span className="badge tone-red">{sample}</span>
        </p>
        <p className="cluster">
          {(['success', 'error'] as const).map((kind) => (
            <button type="button" className="button" onClick={() => toast(kind, sample)} key={kind}>
              Toast: {kind}
            </button>
          ))}
          <ConfirmedButton
            className="button button--danger"
            label="Dialog"
            question={sample}
            hint={error}
            onConfirm={() => Promise.resolve()}
          />
        </p>
      </Part>
      <Part title="Data">
        <Table
          caption="Data"
          columns={[
            { title: 'Number', cell: ({ number }) => number },
            { title: 'Vehicle', cell: ({ vehicle }) => vehicle },
            { title: 'Amount', cell: ({ amount }) => amount, numeric: true },
            { title: 'Status', cell: ({ status }) => <StatusBadge status={status} /> },
          ]}
          rows={rows}
          rowKey={({ number }) => number}
          empty=""
        />
        <Table caption="Empty" columns={[]} rows={[]} rowKey={() => ''} empty={texts().tryAgain} />
        <Pager page={page} totalPages={7} onPage={setPage} />
        <Facts facts={rows.map(({ number, vehicle }) => [number, vehicle])} />
        <article className="card">
          <div className="card__media">
            <VehicleImage image={null} sizes="" alt="" />
          </div>
          <h2>{sample}</h2>
        </article>
      </Part>
    </div>
  );
}

const Part = ({ title, children }: { title: string; children: ReactNode }) => (
  <section className="stack">
    <h2>{title}</h2>
    {children}
  </section>
);
