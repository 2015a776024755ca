import { useId, useRef, useState } from 'react';
import { brand } from '@postprocure/contracts/brand';
import { Button, buttonClasses } from '@postprocure/ui/button';
import { Card } from '@postprocure/ui/card';
import { Icon } from '@postprocure/ui/icon';
import { useHydrated } from '../hydration/use-hydrated.ts';
import { chatConversationPath } from '../paths.ts';
import { ChatPanel } from './chat-panel.tsx';
import { chatHours } from './chat-texts.ts';

/** Buttons for chat and email. Before hydration, and without JavaScript, the chat is a separate page. */
export function ChatLauncher() {
  const [isOpen, setOpen] = useState(false);
  const panelId = useId();
  const opener = useRef<HTMLElement>(null);
  const isHydrated = useHydrated();

  const toggle = (button: HTMLElement) => {
    opener.current = button;
    setOpen((open) => !open);
  };
  const close = () => {
    setOpen(false);
    opener.current?.focus();
  };
  const toggleProps = {
    'aria-expanded': isOpen,
    'aria-controls': isOpen ? panelId : undefined,
    onClick: (event: { currentTarget: HTMLElement }) => toggle(event.currentTarget),
  };
  return (
    <section aria-labelledby="write-to-us">
      <h2 id="write-to-us" className="sr-only">
        Write to us
      </h2>
      <div className="grid grid-cols-1 gap-5 md:grid-cols-2">
        <Card className="flex flex-col items-start gap-3 p-6 sm:p-8">
          <Icon name="chat" className="size-8 text-peacock" />
          <h3 className="text-xl">Live chat</h3>
          <p className="text-ink-soft">{chatHours}</p>
          {isHydrated ? (
            <Button className="mt-auto" {...toggleProps}>
              {isOpen ? 'Close live chat' : 'Start live chat'}
            </Button>
          ) : (
            <a href={chatConversationPath} className={buttonClasses({}, 'mt-auto')}>
              Start live chat
            </a>
          )}
        </Card>
        <Card className="flex flex-col items-start gap-3 p-6 sm:p-8">
          <Icon name="mail" className="size-8 text-peacock" />
          <h3 className="text-xl">Email</h3>
          <p className="text-ink-soft">
            For longer explanations and documents. We reply within 24-48 working hours.
          </p>
          <a
            href={`mailto:${brand.email}`}
            className={buttonClasses({ tone: 'outline' }, 'mt-auto max-w-full wrap-anywhere')}
          >
            {brand.email}
          </a>
        </Card>
      </div>
      {isHydrated && !isOpen && (
        <Button
          tone="secondary"
          // Placed above the cookie notice, which spans the full width at this screen size.
          className="fixed right-4 bottom-4 z-40 shadow-panel lg:right-6 lg:bottom-6 max-lg:in-data-has-cookie-notice:bottom-28"
          {...toggleProps}
        >
          <Icon name="chat" />
          Chat with us
        </Button>
      )}
      {isOpen && <ChatPanel id={panelId} onClose={close} />}
    </section>
  );
}
