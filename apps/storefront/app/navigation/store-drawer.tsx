import { useState } from 'react';
import { Link } from '../page-link.tsx';
import { storePath } from '../paths.ts';
import { DrawerAccount } from './drawer-account.tsx';
import { DrawerNavigation } from './drawer-navigation.tsx';
import { Drawer } from './drawer.tsx';
import { LanguageSelect } from './language-select.tsx';
import { MegaMenuPanel } from './mega-menu-panel.tsx';

export const storeDrawerId = 'store-menu';

/** Drawer for phones with all categories and the rest of the site. */
export function StoreDrawer() {
  const [open, setOpen] = useState(false);
  return (
    <Drawer id={storeDrawerId} onToggle={({ newState }) => setOpen(newState === 'open')}>
      <DrawerAccount />
      <nav aria-label="All categories" className="mb-6">
        <h2 className="mb-1 text-sm text-ink-soft">Shop by category</h2>
        {/* Rendered when opened, because a list of all categories would more than double the size of every page. */}
        {open ? (
          <MegaMenuPanel />
        ) : (
          <Link to={storePath} className="block py-3 font-semibold">
            All categories
          </Link>
        )}
      </nav>
      <DrawerNavigation />
      <LanguageSelect className="mt-4" />
    </Drawer>
  );
}
