import { SelectField } from '../../ui/SelectField.tsx';
import { SearchField } from '../list/SearchField.tsx';
import styles from './MessagesScreen.module.css';
import { adminTexts } from '../../../lib/texts.ts';

export type MessageFilter = 'search' | 'unread';

const unreadOptions = () =>
  [
    ['', adminTexts().allMessages],
    ['true', adminTexts().unread],
  ] as const;

interface Props {
  filters: Partial<Record<MessageFilter, string>>;
  onFilter: (name: MessageFilter, value: string) => void;
}

/** Filters the list by search words and unread messages. */
export function MessageFilters({ filters, onFilter }: Props) {
  return (
    <div className={`field-row ${styles.filters}`}>
      <SearchField value={filters.search ?? ''} onSearch={(text) => onFilter('search', text)} />
      <SelectField
        label={adminTexts().show}
        options={unreadOptions()}
        value={filters.unread ?? ''}
        onChange={({ target }) => onFilter('unread', target.value)}
      />
    </div>
  );
}
