import { useMemo } from 'react';
import {
  deliverySorts,
  deliveryStates,
  pageDeliveries,
  resendDeliveries,
  type Delivery,
  type Webhook,
} from '../../../../contract/office/webhooks.ts';
import { reservationNumber } from '../../../../contract/reservations/reservation-number.ts';
import { call } from '../../../lib/api/api.ts';
import { listTime } from '../../../lib/texts/format.ts';
import { programTexts } from '../../../lib/texts/texts.ts';
import { ActionButton } from '../../ui/ActionButton.tsx';
import type { Column } from '../../ui/Table.tsx';
import { FilterField } from '../list/FilterField.tsx';
import { Filters } from '../list/Filters.tsx';
import { ListView } from '../list/ListView.tsx';
import { useList, type ListSource } from '../list/use-list.ts';
import { answerInWords, eventInWords } from './webhook.ts';
import { DeliveryState } from './WebhookState.tsx';

type Source = ListSource<Delivery, (typeof deliverySorts)[number], 'state'>;

const sourceOf = (id: number): Source => ({
  sorts: deliverySorts,
  usual: { sort: 'createdAt', direction: 'DESC' },
  filters: ['state'],
  load: ({ state, ...query }) =>
    call(pageDeliveries, {
      params: { id },
      query: { ...query, state: deliveryStates.find((name) => name === state) },
    }),
});

interface Props {
  webhook: Webhook;
  onSent: () => Promise<void>;
}

/** What a program was told, newest first, to be sent again. */
export function Deliveries({ webhook: { id, active }, onSent }: Props) {
  const { webhooks: texts } = programTexts();
  const list = useList(useMemo(() => sourceOf(id), [id]));
  const hasFailed = list.shownPage?.content.some(({ state }) => state === 'failed') ?? false;
  const resend = async (deliveryId?: number) => {
    const { message = '' } = await call(resendDeliveries, { params: { id }, body: { deliveryId } });
    list.retry();
    await onSent();
    return message;
  };
  return (
    <section className="stack" aria-label={texts.deliveries}>
      <h2>{texts.deliveries}</h2>
      <p className="muted">{texts.deliveriesAbout}</p>
      <Filters values={list.state.filters}>
        <FilterField
          filters={list.state.filters}
          onFilter={list.filter}
          name="state"
          label={texts.deliveryState}
          none={texts.allStates}
          options={deliveryStates.map((state) => [state, texts.deliveryStates[state]])}
        />
      </Filters>
      <ListView
        list={list}
        caption={texts.deliveries}
        columns={columns(active ? resend : null)}
        empty={texts.noDeliveries}
      />
      {active && hasFailed && (
        <div className="cluster">
          <ActionButton label={texts.resendFailed} onPress={() => resend()} />
        </div>
      )}
    </section>
  );
}

/** As people know a record. */
const nameOf = ({ event, subject }: Delivery): string =>
  event.startsWith('reservation.') ? reservationNumber(Number(subject)) : subject;

function columns(resend: ((id: number) => Promise<string>) | null): Column<Delivery>[] {
  const { webhooks: texts } = programTexts();
  const all: Column<Delivery>[] = [
    { title: texts.event, cell: ({ event }) => eventInWords(event) },
    { title: texts.subject, cell: nameOf },
    { title: texts.deliveryState, cell: ({ state }) => <DeliveryState state={state} /> },
    { title: texts.status, cell: answerInWords },
    {
      title: texts.happened,
      cell: ({ createdAt }) => <time>{listTime(createdAt)}</time>,
      sort: 'createdAt',
    },
  ];
  if (resend)
    all.push({
      title: texts.actions,
      cell: (delivery) => (
        <ActionButton
          className="button button--quiet"
          label={texts.resend}
          name={texts.resendNamed(eventInWords(delivery.event), nameOf(delivery))}
          onPress={() => resend(delivery.id)}
        />
      ),
    });
  return all;
}
