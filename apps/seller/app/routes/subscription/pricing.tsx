import { useRef, useState } from 'react';
import { useRevalidator } from 'react-router';
import type { PricingPreview, PricingState } from '@postprocure/contracts/subscriptions/pricing-rule';
import { Button } from '@postprocure/ui/button';
import { Card } from '@postprocure/ui/card';
import { StatusMessage } from '@postprocure/ui/status-message';
import type { Route } from './+types/pricing';
import { useUnsavedChanges } from '../../forms/unsaved-changes.tsx';
import { useMutation } from '../../forms/use-mutation.ts';
import { pageTitle } from '../../page-title.ts';
import { api } from '../../api.ts';
import { useCan } from '../../session/session-context.ts';
import { PageHeader } from '../../shell/page-header.tsx';
import { BackToProducts } from '../../subscriptions/back-link.tsx';
import { describeLastChange, describeSaved, describeUndone } from '../../subscriptions/price-change-words.ts';
import { PlanNotice } from '../../subscriptions/plan-notice.tsx';
import { draftOf, readDraft, type RuleDraft } from '../../subscriptions/rule-draft.ts';
import { RuleEditor } from '../../subscriptions/rule-editor.tsx';
import { RulePreview } from '../../subscriptions/rule-preview.tsx';
import type { SellerPageHandle } from '../seller-page.tsx';

export const handle: SellerPageHandle = { permission: 'products.read' };

export const clientLoader = async () => ({ pricing: await api('GET /api/seller/pricing-rule') });

export default function Pricing({ loaderData: { pricing } }: Route.ComponentProps) {
  const { revalidate } = useRevalidator();
  const [outcome, setOutcome] = useState<string>();
  const news = useRef<HTMLDivElement>(null);
  const onDone = (text: string | undefined) => {
    setOutcome(text);
    void revalidate().then(() => news.current?.focus());
  };
  return (
    <>
      <title>{pageTitle('Pricing rule')}</title>
      <BackToProducts />
      <PageHeader title="Pricing rule">
        A pricing rule sets your prices based on product cost. Preview its effect before you save the rule.
      </PageHeader>
      <PlanNotice />
      <div className="grid gap-6">
        <div ref={news} tabIndex={-1} className="scroll-mt-40 outline-none empty:hidden">
          {outcome && <StatusMessage tone="success">{outcome}</StatusMessage>}
        </div>
        <LastChange pricing={pricing} onDone={onDone} />
        <RuleForm
          key={JSON.stringify(pricing.rule)}
          pricing={pricing}
          onDone={onDone}
          onPreview={() => setOutcome(undefined)}
        />
      </div>
    </>
  );
}

interface PartProps {
  pricing: PricingState;
  /** `outcome` is undefined after an error: the page may be out of date. */
  onDone: (outcome: string | undefined) => void;
}

function RuleForm({ pricing, onDone, onPreview }: PartProps & { onPreview: () => void }) {
  const canWrite = useCan('products.write');
  const { mutate, isPending, error } = useMutation();
  const [draft, setDraft] = useState(() => draftOf(pricing.rule));
  useUnsavedChanges(canWrite && JSON.stringify(draft) !== JSON.stringify(draftOf(pricing.rule)));
  const [includeHandSet, setIncludeHandSet] = useState(false);
  const changeId = pricing.lastChange?.id;
  const [previewed, setPreviewed] = useState<{ preview: PricingPreview; changeId: number | undefined }>();
  // A preview is only valid for the current draft and the current prices.
  const preview = previewed?.changeId === changeId ? previewed?.preview : undefined;
  const [problem, setProblem] = useState<string>();
  const change = (next: RuleDraft) => {
    setDraft(next);
    setPreviewed(undefined);
  };
  const withRule = async (
    work: (request: { rule: PricingState['rule']; includeHandSet: boolean }) => Promise<void>,
  ) => {
    const read = readDraft(draft);
    setProblem('problem' in read ? read.problem : undefined);
    if ('rule' in read) await mutate(() => work({ rule: read.rule, includeHandSet }));
  };
  const showPreview = () => {
    onPreview();
    return withRule(async (request) =>
      setPreviewed({
        preview: await api('POST /api/seller/pricing-rule/preview', { body: request }),
        changeId,
      }),
    );
  };
  const save = () =>
    withRule(async (request) => {
      const { changed } = await api('PUT /api/seller/pricing-rule', { body: request });
      setIncludeHandSet(false);
      setPreviewed(undefined);
      onDone(describeSaved(changed));
    });
  return (
    <>
      <Card className="p-6">
        <form
          className="grid gap-6"
          onSubmit={(event) => {
            event.preventDefault();
            void showPreview();
          }}
        >
          <RuleEditor draft={draft} onChange={change} />
          <label className="flex min-h-11 items-center gap-3 text-sm">
            <input
              type="checkbox"
              checked={includeHandSet}
              onChange={({ currentTarget }) => {
                setIncludeHandSet(currentTarget.checked);
                setPreviewed(undefined);
              }}
              className="size-5 accent-peacock"
            />
            Also reprice products whose price I set manually
          </label>
          {(problem ?? error) && <StatusMessage tone="error">{problem ?? error}</StatusMessage>}
          <div className="flex flex-wrap gap-3">
            <Button type="submit" tone="secondary" inactive={isPending}>
              Preview
            </Button>
            {canWrite && (
              <Button inactive={isPending || preview === undefined} onClick={() => void save()}>
                Save and apply
              </Button>
            )}
          </div>
          {preview === undefined && canWrite && (
            <p className="text-sm text-ink-soft">Preview the rule before you save it.</p>
          )}
        </form>
      </Card>
      {preview && <RulePreview preview={preview} />}
    </>
  );
}

function LastChange({ pricing: { lastChange }, onDone }: PartProps) {
  const canWrite = useCan('products.write');
  const { mutate, isPending, error } = useMutation();
  if (!lastChange || !canWrite) return null;
  const undo = async () => {
    const isDone = await mutate(async () => {
      const { changed } = await api('POST /api/seller/pricing-rule/undo', { body: { id: lastChange.id } });
      onDone(describeUndone(lastChange, changed));
    });
    if (!isDone) onDone(undefined);
  };
  return (
    <Card className="flex flex-wrap items-center justify-between gap-3 p-4 text-sm">
      <p>{describeLastChange(lastChange)}</p>
      {(lastChange.products > 0 || lastChange.kind === 'rule') && (
        <Button tone="outline" size="small" inactive={isPending} onClick={() => void undo()}>
          Undo
        </Button>
      )}
      {error && <StatusMessage tone="error">{error}</StatusMessage>}
    </Card>
  );
}
