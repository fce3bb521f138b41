import { messageKinds, type messageFilters } from '../../../../contract/office/messages-admin.ts';
import { FilterField, type FilterProps } from '../list/FilterField.tsx';
import { Filters } from '../list/Filters.tsx';
import { MoreFilters } from '../list/MoreFilters.tsx';
import { SearchField } from '../list/SearchField.tsx';
import { adminTexts, outboxTexts } from '../../../lib/texts/texts.ts';

export type MessageFilter = keyof typeof messageFilters;

interface Props extends FilterProps<MessageFilter> {
  /** Whether messages are answered by mail. */
  hasAnswers: boolean;
}

/** Filters the list by search words, unread and unanswered messages. */
export function MessageFilters({ hasAnswers, ...props }: Props) {
  const { unread, kind } = props.filters;
  return (
    <Filters values={props.filters}>
      <SearchField {...props} />
      {hasAnswers && (
        <FilterField
          {...props}
          name="unanswered"
          label={outboxTexts().answering}
          none={outboxTexts().allAnswers}
          options={[
            ['true', outboxTexts().unanswered],
            ['false', outboxTexts().answeredOrDone],
          ]}
        />
      )}
      <MoreFilters count={[unread, kind].filter(Boolean).length} areFew>
        <FilterField
          {...props}
          name="unread"
          label={adminTexts().show}
          none={adminTexts().allMessages}
          options={[['true', adminTexts().unread]]}
        />
        <FilterField
          {...props}
          name="kind"
          label={adminTexts().messageKind}
          none={adminTexts().allMessageKinds}
          options={messageKinds.map((kind) => [kind, adminTexts().messageKinds[kind]])}
        />
      </MoreFilters>
    </Filters>
  );
}
