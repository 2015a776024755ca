import {
  invitationEndpoints,
  loginEndpoints,
  passwordEndpoints,
  sessionEndpoints,
  signUpEndpoints,
  twoFactorEndpoints,
} from '@postprocure/contracts/accounts/endpoints';
import { agreementEndpoints } from '@postprocure/contracts/agreements/endpoints';
import { dashboardEndpoints } from '@postprocure/contracts/dashboard/endpoints';
import { documentEndpoints } from '@postprocure/contracts/documents/endpoints';
import { ledgerDeskEndpoints } from '@postprocure/contracts/ledger/endpoints';
import { paymentDeskEndpoints } from '@postprocure/contracts/payments/endpoints';
import { planBillingEndpoints } from '@postprocure/contracts/plan-billing/endpoints';
import {
  balanceRefundEndpoints,
  topUpEndpoints,
  walletEndpoints,
} from '@postprocure/contracts/wallet/endpoints';
import type { Endpoints } from '@postprocure/contracts/endpoints';
import { notificationEndpoints } from '@postprocure/contracts/notifications/endpoints';
import { privacyEndpoints } from '@postprocure/contracts/privacy/endpoints';
import { profileEndpoints } from '@postprocure/contracts/profile/endpoints';
import { teamEndpoints } from '@postprocure/contracts/team/endpoints';

/** Every declaration. The type makes sure that none is missing. */
export const allEndpoints: Endpoints = {
  ...agreementEndpoints,
  ...documentEndpoints,
  ...ledgerDeskEndpoints,
  ...paymentDeskEndpoints,
  ...planBillingEndpoints,
  ...balanceRefundEndpoints,
  ...topUpEndpoints,
  ...walletEndpoints,
  ...dashboardEndpoints,
  ...invitationEndpoints,
  ...loginEndpoints,
  ...notificationEndpoints,
  ...passwordEndpoints,
  ...privacyEndpoints,
  ...profileEndpoints,
  ...sessionEndpoints,
  ...signUpEndpoints,
  ...teamEndpoints,
  ...twoFactorEndpoints,
};
