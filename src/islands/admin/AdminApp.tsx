import { island } from '../ui/Island.tsx';
import { Guard } from './shell/Guard.tsx';
import { Search } from './search/Search.tsx';
import { SearchButton } from './search/SearchButton.tsx';
import { Layout } from './shell/Layout.tsx';
import { Screen } from './Screen.tsx';

/** The administrators' area under /admin. */
export const AdminApp = island(
  () => (
    <Guard>
      <Layout search={<SearchButton />}>
        <Screen />
        <Search />
      </Layout>
    </Guard>
  ),
  'auth',
  'admin',
);
