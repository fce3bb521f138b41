import { mailStates } from '../../../../contract/office/mails.ts';
import { FilterField, type FilterProps } from '../list/FilterField.tsx';
import { Filters } from '../list/Filters.tsx';
import { SearchField } from '../list/SearchField.tsx';
import { outboxTexts } from '../../../lib/texts/texts.ts';

export type MailFilter = 'search' | 'state';

/** Filters the list by words of the recipient's address and by state. */
export function MailFilters(props: FilterProps<MailFilter>) {
  const texts = outboxTexts();
  return (
    <Filters values={props.filters}>
      <SearchField {...props} />
      <FilterField
        {...props}
        name="state"
        label={texts.state}
        none={texts.allStates}
        options={mailStates.map((state) => [state, texts.states[state]])}
      />
    </Filters>
  );
}
