import { Icon, type IconName } from '../../ui/Icon.tsx';
import { mayOpen, pathOf, type RouteName } from './router.ts';

interface Props {
  to: RouteName;
  text: string;
  /** Where the screen begins with something. */
  href?: string;
  icon?: IconName;
  /** Whether it is the main action of the screen that shows it. */
  isMain?: boolean;
}

/** A button that leads to a screen; nothing if the user may not open it. */
export const ScreenLink = ({ to, text, href = pathOf(to), icon, isMain = false }: Props) =>
  mayOpen(to) && (
    <a className={isMain ? 'button button--primary' : 'button'} href={href}>
      {icon && <Icon name={icon} />}
      {text}
    </a>
  );
