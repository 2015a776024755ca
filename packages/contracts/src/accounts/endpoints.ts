import { z } from 'zod';
import { defineEndpoints } from '../endpoint.ts';
import {
  acceptInvitationRequest,
  changePasswordRequest,
  deniedLogin,
  disableTotpRequest,
  emailRequest,
  invitation,
  linkRequest,
  passwordRequest,
  recoveryCodes,
  removePasskeyRequest,
  resetLink,
  resetPasswordRequest,
  signUpRequest,
  totpCodeRequest,
  totpEnrolment,
  verifyEmailRequest,
} from './account.ts';
import { loginHistory } from './login-history.ts';
import { demoAccounts, loginRequest, loginResult } from './login.ts';
import {
  addedPasskey,
  newPasskey,
  passkeyCreationOptions,
  passkeyLogin,
  passkeyName,
  passkeyParams,
  passkeyRequestOptions,
  secondFactors,
} from './passkey.ts';
import {
  handoverRequest,
  merchantChoice,
  openSessions,
  sellerSession,
  sessionExtension,
  sessionParams,
  storefrontToken,
} from './session.ts';
import { verificationLink, verifiedEmail } from './sign-up-intent.ts';

const maxBodyBytes = 10_000;

export const loginEndpoints = defineEndpoints({
  'POST /api/user/login': {
    docs: {
      tag: 'Accounts',
      summary: 'Log in',
      description:
        'Returns the user and a token for the `Authorization: Bearer` header, valid for 30 minutes. If the account has two-factor login, also send a `code`, or a `passkey` assertion instead of the code. Attempts are limited per client and per account. Pages of the seller application send an `X-Requested-By` header and also get the session as a cookie.',
    },
    body: loginRequest,
    response: loginResult,
    errors: ['INVALID_CREDENTIALS', 'TWO_FACTOR_REQUIRED', 'PAYLOAD_TOO_LARGE', 'UNSUPPORTED_MEDIA_TYPE'],
    maxBodyBytes,
  },
});

export const signUpEndpoints = defineEndpoints({
  /** The response is the same whether or not the email address already has an account. */
  'POST /api/user/signup': { body: signUpRequest, response: z.null(), maxBodyBytes },
  /** Checks the link in the confirmation email, without using it up. */
  'POST /api/user/verify-email/check': { body: linkRequest, response: verificationLink, maxBodyBytes },
  /** Sets the password of the new account, logs the user in and carries out the intent of the sign-up. */
  'POST /api/user/verify-email': { body: verifyEmailRequest, response: verifiedEmail, maxBodyBytes },
});

/** The token of an invitation link is sent in the body, because URLs end up in logs. */
export const invitationEndpoints = defineEndpoints({
  'POST /api/user/invitation': { body: linkRequest, response: invitation, maxBodyBytes },
  'POST /api/user/invitation/accept': { body: acceptInvitationRequest, response: z.null(), maxBodyBytes },
});

export const passwordEndpoints = defineEndpoints({
  'POST /api/user/recover': { body: emailRequest, response: z.null(), maxBodyBytes },
  'POST /api/user/reset-password/check': { body: linkRequest, response: resetLink, maxBodyBytes },
  'POST /api/user/reset-password': { body: resetPasswordRequest, response: z.null(), maxBodyBytes },
  'PUT /api/account/password': { body: changePasswordRequest, response: z.null(), maxBodyBytes },
});

export const loginHistoryEndpoints = defineEndpoints({
  'GET /api/account/login-history': { response: loginHistory },
  /** For the "This wasn't me" link in emails about new devices. Ends all sessions and removes the password. */
  'POST /api/user/deny-login': { body: linkRequest, response: deniedLogin, maxBodyBytes },
});

export const twoFactorEndpoints = defineEndpoints({
  'POST /api/account/totp': { body: passwordRequest, response: totpEnrolment, maxBodyBytes },
  'POST /api/account/totp/confirm': { body: totpCodeRequest, response: recoveryCodes, maxBodyBytes },
  'POST /api/account/totp/disable': { body: disableTotpRequest, response: z.null(), maxBodyBytes },
  'POST /api/account/recovery-codes': { body: passwordRequest, response: recoveryCodes, maxBodyBytes },
});

export const passkeyEndpoints = defineEndpoints({
  'GET /api/account/second-factors': { response: secondFactors },
  'POST /api/account/passkeys/options': {
    body: passwordRequest,
    response: passkeyCreationOptions,
    maxBodyBytes,
  },
  'POST /api/account/passkeys': { body: newPasskey, response: addedPasskey, maxBodyBytes: 20_000 },
  'PATCH /api/account/passkeys/:id': { params: passkeyParams, body: passkeyName, response: z.null() },
  'POST /api/account/passkeys/:id/remove': {
    params: passkeyParams,
    body: removePasskeyRequest,
    response: z.null(),
    maxBodyBytes,
  },
  /** The options are the same for everyone, so that they do not reveal who has an account. */
  'POST /api/user/passkey-options': { response: passkeyRequestOptions },
  /** Logs in with a passkey alone. In a call to /api/user/login, a passkey is the second factor. */
  'POST /api/user/passkey-login': { body: passkeyLogin, response: loginResult, maxBodyBytes },
});

export const sessionEndpoints = defineEndpoints({
  /** null when nobody is logged in. */
  'GET /api/user/session': { response: sellerSession.nullable() },
  /** The users of the demo, for the login page. Empty outside the demo. */
  'GET /api/user/demo-accounts': { response: demoAccounts },
  /** Needs no valid session, so that the cookie of an expired session can still be cleared. */
  'DELETE /api/user/session': { response: z.null() },
  'POST /api/account/session/extend': { response: sessionExtension },
  /** A token for `POST /api/user/handover`, valid for one minute. */
  'POST /api/account/session/token': { response: storefrontToken },
  /** Exchanges a login token for an access token that works only in the browser that makes this call. */
  'POST /api/user/handover': { body: handoverRequest, response: storefrontToken, maxBodyBytes },
  'PUT /api/account/session/merchant': { body: merchantChoice, response: z.null() },
  'GET /api/account/sessions': { response: openSessions },
  /** Ends every session of the user except the current one. */
  'DELETE /api/account/sessions': { response: z.null() },
  'DELETE /api/account/sessions/:id': { params: sessionParams, response: z.null() },
});
