import { mailStates } from '../../../../contract/office/mails.ts';
import { FilterField, type FilterProps } from '../list/FilterField.tsx';
import { SearchField } from '../list/SearchField.tsx';
import styles from './mails.module.css';
import { outboxTexts } from '../../../lib/texts/texts.ts';

export type MailFilter = 'search' | 'state';

/** Filters the list by words of the recipient's address and by state. */
export function MailFilters(props: FilterProps<MailFilter>) {
  const { filters, onFilter } = props;
  const texts = outboxTexts();
  return (
    <div className={`field-row ${styles.filters}`}>
      <SearchField value={filters.search ?? ''} onSearch={(text) => onFilter('search', text)} />
      <FilterField
        {...props}
        name="state"
        label={texts.state}
        none={texts.allStates}
        options={mailStates.map((state) => [state, texts.states[state]])}
      />
    </div>
  );
}
