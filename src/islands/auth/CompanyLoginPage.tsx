import { startCompanyLogin } from '../../../contract/users/company-login.ts';
import { pages } from '../../../contract/site/pages.ts';
import { call } from '../../lib/api/api.ts';
import { useResource } from '../../lib/api/resource.ts';
import { useHydrated } from '../../lib/page/use-hydrated.ts';
import {
  authAddress,
  companyLoginAddress,
  companyProofAddress,
  returnAddress,
} from '../../lib/site/addresses.ts';
import { draft } from '../../lib/storage/draft.ts';
import { authTexts } from '../../lib/texts/texts.ts';
import { Failed } from '../ui/Failed.tsx';
import { island } from '../ui/Island.tsx';
import { Loading } from '../ui/Loading.tsx';
import { useTitle } from '../ui/ScreenHeader.tsx';
import { logInByCompany } from './log-in.ts';

/** What this tab keeps while the visitor is at the provider. */
const started = draft<{ challenge: string; from: string }>('company-login');

/** The query of this page once somebody has proved in a window of its own who they are. */
const proved = '?proved';
const afterProof = pages.companyLogin + proved;

/** Leads to the company's identity provider, and back from there logs in: the page that both begin and end at. */
export const CompanyLoginPage = island(Content, 'auth');

function Content() {
  useTitle(authTexts().company.title);
  const isHydrated = useHydrated();
  if (isHydrated && location.search === proved)
    return (
      <p className="notice notice--info" role="status">
        {authTexts().company.proved}
      </p>
    );
  return isHydrated ? <Way /> : <Loading />;
}

function Way() {
  const { resource } = useResource(goOnce);
  if (resource.state !== 'failed') return <Loading />;
  const { from = null } = started.read();
  const isProof = from === afterProof;
  return (
    <div className="stack">
      <Failed
        title={authTexts().company.failed}
        reason={resource.message}
        onRetry={() => location.replace(isProof ? companyProofAddress : companyLoginAddress(from))}
      />
      {!isProof && (
        <a href={authAddress('login', from ?? undefined)}>{authTexts().company.toLogin}</a>
      )}
    </div>
  );
}

/** One request for each page, however often it is rendered. */
let way: Promise<never> | null = null;
const goOnce = () => (way ??= go());

/** Never ends, as another page follows, unless it fails. */
async function go(): Promise<never> {
  const query = location.search.slice(1);
  const isAnswer = /(?:^|&)(?:code|error)=/.test(query);
  location.replace(isAnswer ? await enter(query) : await begin());
  return new Promise(() => undefined);
}

/** Returns the provider's address. */
async function begin(): Promise<string> {
  const isProof = companyProofAddress.endsWith(location.pathname + location.search);
  const from = isProof ? afterProof : (returnAddress(location.search) ?? pages.home);
  const { address, challenge } = await call(startCompanyLogin, {});
  started.keep({ challenge, from });
  return address;
}

/** Returns the address that the log-in was for. */
async function enter(answer: string): Promise<string> {
  // It is used once, and nobody's to read.
  history.replaceState(null, '', location.pathname);
  const { challenge = '', from = pages.home } = started.read();
  await logInByCompany(challenge, answer);
  started.clear();
  return from;
}
