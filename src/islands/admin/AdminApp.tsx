import { Island } from '../ui/Island.tsx';
import { Guard } from './Guard.tsx';
import { Layout } from './Layout.tsx';
import { Screen } from './Screen.tsx';

/** The administrators' area under /admin. */
export function AdminApp() {
  return (
    <Island>
      <Guard>
        <Layout>
          <Screen />
        </Layout>
      </Guard>
    </Island>
  );
}
