import { useState } from 'react';
import type { SubscriptionEdit } from '@postprocure/contracts/subscriptions/subscription';
import { Badge } from '@postprocure/ui/badge';
import { Button } from '@postprocure/ui/button';
import { Card } from '@postprocure/ui/card';
import { IconButton } from '@postprocure/ui/icon-button';
import { Image } from '@postprocure/ui/image';
import { StatusMessage } from '@postprocure/ui/status-message';
import { useMutation } from '../forms/use-mutation.ts';
import { api } from '../api.ts';
import type { ProductPartProps } from './product-part.ts';

const area =
  'block w-full rounded-md border border-line-strong bg-white px-4 py-3 text-base text-ink disabled:bg-paper-deep';

type Drafts = Partial<Record<'title' | 'bullets' | 'tags', string>>;

/** The merchant's own title, bullet points, tags and images. Each can be reset to the supplier's. */
export function OwnContent({ product, canWrite, onChange }: ProductPartProps) {
  const { fields } = product;
  const { mutate, isPending, error } = useMutation();
  // Holds only the fields that are being edited, so that accepting the supplier's changes updates all others.
  const [drafts, setDrafts] = useState<Drafts>({});
  const title = drafts.title ?? fields.title.mine;
  const bullets = drafts.bullets ?? fields.bullets.mine.join('\n');
  const tags = drafts.tags ?? product.tags.join(', ');
  const draft = (part: Drafts) => setDrafts({ ...drafts, ...part });
  const [isSaved, setSaved] = useState(false);
  const edit = async (change: SubscriptionEdit) => {
    setSaved(false);
    const done = await mutate(async () => {
      const edited = await api('PATCH /api/seller/subscriptions/:productId', {
        params: { productId: String(product.productId) },
        body: change,
      });
      // Keeps drafts of other fields.
      setDrafts((typed) => Object.fromEntries(Object.entries(typed).filter(([field]) => !(field in change))));
      onChange(edited);
    });
    setSaved(done);
  };
  const save = () => {
    const lines = readList(bullets, '\n');
    void edit({
      ...(title.trim() !== fields.title.mine && { title: title.trim() }),
      ...(lines.join('\n') !== fields.bullets.mine.join('\n') && { bullets: lines }),
      tags: readList(tags, ','),
    });
  };
  const moveImage = (place: number) => {
    const order = fields.images.mine.map((image) => fields.images.supplier.indexOf(image));
    if (order.includes(-1)) return;
    order.splice(place - 1, 0, ...order.splice(place, 1));
    void edit({ images: order });
  };
  return (
    <Card className="grid gap-5 p-5">
      <h2 className="text-lg">Content</h2>
      <form
        className="grid gap-5"
        onSubmit={(event) => {
          event.preventDefault();
          save();
        }}
      >
        <FieldHead id="own-title" name="Title" isOwn={fields.title.isOwn}>
          <Reset isOwn={fields.title.isOwn} canWrite={canWrite} onReset={() => void edit({ title: null })} />
        </FieldHead>
        <input
          aria-labelledby="own-title"
          value={title}
          maxLength={500}
          required
          disabled={!canWrite}
          onChange={({ currentTarget }) => draft({ title: currentTarget.value })}
          className={`${area} -mt-3 min-h-12`}
        />
        <FieldHead id="own-bullets" name="Bullet points, one per line" isOwn={fields.bullets.isOwn}>
          <Reset
            isOwn={fields.bullets.isOwn}
            canWrite={canWrite}
            onReset={() => void edit({ bullets: null })}
          />
        </FieldHead>
        <textarea
          aria-labelledby="own-bullets"
          rows={5}
          value={bullets}
          disabled={!canWrite}
          onChange={({ currentTarget }) => draft({ bullets: currentTarget.value })}
          className={`${area} -mt-3`}
        />
        <FieldHead id="own-tags" name="Tags, separated by commas" isOwn={false} />
        <input
          aria-labelledby="own-tags"
          value={tags}
          disabled={!canWrite}
          onChange={({ currentTarget }) => draft({ tags: currentTarget.value })}
          className={`${area} -mt-3 min-h-12`}
        />
        {error && <StatusMessage tone="error">{error}</StatusMessage>}
        {isSaved && <StatusMessage tone="success">Your content has been saved.</StatusMessage>}
        {canWrite && (
          <Button type="submit" tone="secondary" className="justify-self-start" inactive={isPending}>
            Save content
          </Button>
        )}
      </form>
      <FieldHead id="own-images" name="Images" isOwn={fields.images.isOwn}>
        <Reset isOwn={fields.images.isOwn} canWrite={canWrite} onReset={() => void edit({ images: null })} />
      </FieldHead>
      <ol aria-labelledby="own-images" className="flex flex-wrap gap-3">
        {fields.images.mine.map((image, place) => (
          <li key={image} className="relative w-28 overflow-hidden rounded-md border border-line">
            <Image src={image} alt={`Image ${place + 1}`} sizes="112px" />
            {canWrite && place > 0 && (
              <IconButton
                icon="chevronLeft"
                label={`Move image ${place + 1} forward`}
                inactive={isPending}
                className="absolute bottom-0 left-0 bg-white/90 -outline-offset-3"
                onClick={() => moveImage(place)}
              />
            )}
          </li>
        ))}
      </ol>
      {fields.description.isOwn && (
        <FieldHead id="own-description" name="Description: you kept the supplier's earlier text" isOwn>
          <Reset isOwn canWrite={canWrite} onReset={() => void edit({ description: null })} />
        </FieldHead>
      )}
    </Card>
  );
}

const readList = (text: string, separator: string): string[] =>
  text
    .split(separator)
    .map((part) => part.trim())
    .filter((part) => part !== '');

interface FieldHeadProps {
  id: string;
  name: string;
  isOwn: boolean;
  children?: React.ReactNode;
}

const FieldHead = ({ id, name, isOwn, children }: FieldHeadProps) => (
  <div className="flex flex-wrap items-center gap-3 text-sm font-semibold">
    <span id={id}>{name}</span>
    {isOwn && <Badge tone="accent">Yours</Badge>}
    {children}
  </div>
);

const Reset = ({ isOwn, canWrite, onReset }: { isOwn: boolean; canWrite: boolean; onReset: () => void }) =>
  isOwn && canWrite ? (
    <button type="button" className="min-h-10 font-semibold text-peacock underline" onClick={onReset}>
      Use supplier's version
    </button>
  ) : null;
