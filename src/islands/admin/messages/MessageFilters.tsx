import { messageKinds, type messageFilters } from '../../../../contract/office/messages-admin.ts';
import { FilterField, type FilterProps } from '../list/FilterField.tsx';
import { SearchField } from '../list/SearchField.tsx';
import styles from './MessagesScreen.module.css';
import { adminTexts, outboxTexts } from '../../../lib/texts/texts.ts';

export type MessageFilter = keyof typeof messageFilters;

interface Props extends FilterProps<MessageFilter> {
  /** Whether messages are answered by mail. */
  hasAnswers: boolean;
}

/** Filters the list by search words, unread and unanswered messages. */
export function MessageFilters({ hasAnswers, ...props }: Props) {
  const { filters, onFilter } = props;
  return (
    <div className={`field-row ${styles.filters}`}>
      <SearchField value={filters.search ?? ''} onSearch={(text) => onFilter('search', text)} />
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
    </div>
  );
}
