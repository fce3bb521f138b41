import * as DropdownMenu from '@radix-ui/react-dropdown-menu';
import { useAction } from '../../lib/forms/action.ts';
import { Drawing } from './Icon.tsx';
import { ActionFailure } from './PendingButton.tsx';
import { toast } from './toast.ts';

/** An address, or what to do, which returns what is said afterwards. */
export type MenuItem = { label: string } & (
  { href: string } | { run: () => Promise<string | void> }
);

interface Props {
  /** Says of what it is. */
  label: string;
  className?: string;
  items: readonly (MenuItem | false | '' | null | undefined)[];
}

const dots = [5, 12, 19].map((x) => `M${x - 1} 12a1 1 0 1 0 2 0a1 1 0 1 0-2 0`).join('');

/** What else can be done with a row or a record; nothing without items. */
export function ActionMenu({
  label,
  className = 'button button--icon button--quiet',
  items,
}: Props) {
  const { pending, failure, run } = useAction(
    async (act: () => Promise<string | void>) => {
      const said = await act();
      if (said) toast('success', said);
    },
    (message) => toast('error', message),
  );
  const shown = items.filter((item) => !!item);
  if (shown.length === 0) return null;
  return (
    <>
      <DropdownMenu.Root modal={false}>
        <DropdownMenu.Trigger className={className} aria-label={label} title={label}>
          {pending ? <span className="spinner" aria-hidden="true" /> : <Drawing path={dots} />}
        </DropdownMenu.Trigger>
        {/* A table cuts what leaves it. */}
        <DropdownMenu.Portal container={document.querySelector('main')}>
          <DropdownMenu.Content className="menu" align="end" sideOffset={2} collisionPadding={8}>
            {shown.map((item) =>
              'href' in item ? (
                <DropdownMenu.Item key={item.label} asChild>
                  <a className="menu__item" href={item.href}>
                    {item.label}
                  </a>
                </DropdownMenu.Item>
              ) : (
                <DropdownMenu.Item
                  key={item.label}
                  className="menu__item"
                  disabled={pending}
                  onSelect={() => run(item.run)}
                >
                  {item.label}
                </DropdownMenu.Item>
              ),
            )}
          </DropdownMenu.Content>
        </DropdownMenu.Portal>
      </DropdownMenu.Root>
      <ActionFailure failure={failure} />
    </>
  );
}
