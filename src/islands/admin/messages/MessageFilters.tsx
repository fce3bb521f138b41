import { SelectField } from '../../ui/SelectField.tsx';
import { SearchField } from '../list/SearchField.tsx';
import { adminTexts } from '../../../../contract/texts/en/admin.ts';
import styles from './MessagesScreen.module.css';

export type MessageFilter = 'search' | 'unread';

const shown = [
  ['', adminTexts.allMessages],
  ['true', adminTexts.unread],
] as const;

interface Props {
  filters: Partial<Record<MessageFilter, string>>;
  onFilter: (name: MessageFilter, value: string) => void;
}

/** Narrows the list to what holds some words, and to what nobody has opened. */
export function MessageFilters({ filters, onFilter }: Props) {
  return (
    <div className={styles.filters}>
      <SearchField value={filters.search ?? ''} onSearch={(text) => onFilter('search', text)} />
      <SelectField
        label={adminTexts.show}
        options={shown}
        value={filters.unread ?? ''}
        onChange={({ target }) => onFilter('unread', target.value)}
      />
    </div>
  );
}
