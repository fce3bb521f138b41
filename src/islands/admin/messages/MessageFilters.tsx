import { SelectField } from '../../ui/SelectField.tsx';
import { SearchField } from '../list/SearchField.tsx';
import styles from './MessagesScreen.module.css';
import { adminTexts, outboxTexts } from '../../../lib/texts/texts.ts';

export type MessageFilter = 'search' | 'unread' | 'unanswered';

const unreadOptions = () =>
  [
    ['', adminTexts().allMessages],
    ['true', adminTexts().unread],
  ] as const;

const answerOptions = () =>
  [
    ['', outboxTexts().allAnswers],
    ['true', outboxTexts().unanswered],
    ['false', outboxTexts().answered],
  ] as const;

interface Props {
  filters: Partial<Record<MessageFilter, string>>;
  onFilter: (name: MessageFilter, value: string) => void;
  /** Whether messages are answered by mail. */
  hasAnswers: boolean;
}

/** Filters the list by search words, unread and unanswered messages. */
export function MessageFilters({ filters, onFilter, hasAnswers }: Props) {
  return (
    <div className={`field-row ${styles.filters}`}>
      <SearchField value={filters.search ?? ''} onSearch={(text) => onFilter('search', text)} />
      <SelectField
        label={adminTexts().show}
        options={unreadOptions()}
        value={filters.unread ?? ''}
        onChange={({ target }) => onFilter('unread', target.value)}
      />
      {hasAnswers && (
        <SelectField
          label={outboxTexts().answering}
          options={answerOptions()}
          value={filters.unanswered ?? ''}
          onChange={({ target }) => onFilter('unanswered', target.value)}
        />
      )}
    </div>
  );
}
