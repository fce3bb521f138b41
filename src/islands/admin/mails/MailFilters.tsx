import { mailStates } from '../../../../contract/office/mails.ts';
import { SelectField } from '../../ui/SelectField.tsx';
import { SearchField } from '../list/SearchField.tsx';
import styles from './mails.module.css';
import { outboxTexts } from '../../../lib/texts/texts.ts';

export type MailFilter = 'search' | 'state';

interface Props {
  filters: Partial<Record<MailFilter, string>>;
  onFilter: (name: MailFilter, value: string) => void;
}

/** Filters the list by words of the recipient's address and by state. */
export function MailFilters({ filters, onFilter }: Props) {
  const texts = outboxTexts();
  return (
    <div className={`field-row ${styles.filters}`}>
      <SearchField value={filters.search ?? ''} onSearch={(text) => onFilter('search', text)} />
      <SelectField
        label={texts.state}
        value={filters.state ?? ''}
        onChange={({ target }) => onFilter('state', target.value)}
        options={[
          ['', texts.allStates],
          ...mailStates.map((state) => [state, texts.states[state]] as const),
        ]}
      />
    </div>
  );
}
