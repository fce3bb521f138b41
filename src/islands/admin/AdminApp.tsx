import { island } from '../ui/Island.tsx';
import { Search } from './search/Search.tsx';
import { SearchButton } from './search/SearchButton.tsx';
import { Layout, Guard } from './shell/Layout.tsx';
import { Proof } from './Proof.tsx';
import { Screen } from './Screen.tsx';

/** The administrators' area under /admin. */
export const AdminApp = island(
  () => (
    <Guard>
      <Layout search={<SearchButton />}>
        <Screen />
        <Search />
        <Proof />
      </Layout>
    </Guard>
  ),
  'auth',
  'admin',
);
