import type { DashboardFigures } from '@postprocure/contracts/dashboard/figures';
import { toIndianDate } from '@postprocure/contracts/indian-date';
import type { Pool } from '@postprocure/db/pool';
import { paiseToRupees } from '@postprocure/money/paise';
import { loadBalance } from '../ledger/index.ts';
import {
  listDayMargins,
  listWaitingOrders,
  readRtoReport,
  sumPayableOrders,
  type ReportSpan,
} from '../orders/index.ts';
import { readPlan, readPlanAccess } from '../plans/index.ts';
import { listDaySpends, loadWalletSettings, sumSpent } from '../wallet/index.ts';

const moneyDays = 30;
const rtoDays = 90;
const spendDays = 7;
const shownRows = 8;
const dayMs = 86_400_000;

/** Merchants whose plan has no real-time reports see completed days only. */
export async function readFigures(
  database: Pool,
  merchantId: string,
  canSeeWallet: boolean,
  now: Date,
): Promise<DashboardFigures> {
  const { key } = await readPlan(database, merchantId);
  const isLive = (await readPlanAccess(database, key, 'reports.realtime')) === 'full';
  const today = new Date(`${toIndianDate(now)}T00:00:00+05:30`);
  const to = new Date(today.getTime() + (isLive ? dayMs : 0));
  const span: ReportSpan = { from: new Date(to.getTime() - moneyDays * dayMs), to };
  const rto = await readRtoReport(
    database,
    merchantId,
    { from: new Date(to.getTime() - rtoDays * dayMs), to },
    shownRows,
  );
  const waiting = await listWaitingOrders(database, merchantId);
  return {
    isLive,
    from: toIndianDate(span.from),
    to: toIndianDate(new Date(to.getTime() - 1)),
    waiting: waiting.map(({ kind, orders, paise, oldestAt, until }) => ({
      kind,
      orders,
      amount: paiseToRupees(paise),
      oldestAt: oldestAt.toISOString(),
      until: until?.toISOString() ?? null,
    })),
    wallet: canSeeWallet ? await readWallet(database, merchantId, now) : null,
    money: await readMoney(database, merchantId, span),
    rto: { days: rtoDays, ...rto },
  };
}

async function readWallet(
  database: Pool,
  merchantId: string,
  now: Date,
): Promise<NonNullable<DashboardFigures['wallet']>> {
  const { availablePaise, heldPaise } = await loadBalance(database, merchantId);
  const { lowBalancePaise } = await loadWalletSettings(database, merchantId);
  const awaiting = await sumPayableOrders(database, merchantId);
  const spent = await sumSpent(database, merchantId, new Date(now.getTime() - spendDays * dayMs));
  return {
    available: paiseToRupees(availablePaise),
    held: paiseToRupees(heldPaise),
    awaiting: paiseToRupees(awaiting.paise),
    daySpend: paiseToRupees(Math.round(spent / spendDays)),
    runwayDays: spent === 0 ? null : Math.floor((availablePaise * spendDays) / spent),
    lowBalance: lowBalancePaise === null ? null : paiseToRupees(lowBalancePaise),
  };
}

async function readMoney(
  database: Pool,
  merchantId: string,
  span: ReportSpan,
): Promise<DashboardFigures['money']> {
  const spends = await listDaySpends(database, merchantId, span);
  const margins = await listDayMargins(database, merchantId, span);
  const spendOf = new Map(spends.map((one) => [one.day, one]));
  const marginOf = new Map(margins.map((one) => [one.day, one]));
  const sum = (values: readonly number[]): number =>
    paiseToRupees(values.reduce((total, value) => total + value, 0));
  return {
    spend: sum(spends.map(({ spendPaise }) => spendPaise)),
    refunds: sum(spends.map(({ refundPaise }) => refundPaise)),
    margin: sum(margins.map(({ marginPaise }) => marginPaise)),
    rtoLoss: sum(margins.map(({ rtoLossPaise }) => rtoLossPaise)),
    unknown: margins.reduce((total, { unknown }) => total + unknown, 0),
    days: Array.from({ length: moneyDays }, (_, index) => {
      const day = toIndianDate(new Date(span.from.getTime() + index * dayMs));
      const spent = spendOf.get(day);
      return {
        day,
        spend: paiseToRupees(spent?.spendPaise ?? 0),
        refunds: paiseToRupees(spent?.refundPaise ?? 0),
        margin: paiseToRupees(marginOf.get(day)?.marginPaise ?? 0),
      };
    }),
  };
}
