import { index, layout, prefix, route, type RouteConfig } from '@react-router/dev/routes';

export default [
  route('login', 'routes/login.tsx'),
  route('signup', 'routes/signup.tsx'),
  route('recover', 'routes/recover.tsx'),
  route('reset-password', 'routes/reset-password.tsx'),
  route('verify-email', 'routes/verify-email.tsx'),
  route('accept-invitation', 'routes/accept-invitation.tsx'),
  route('confirm-email', 'routes/confirm-email.tsx'),
  route('expired-file', 'routes/expired-file.tsx'),
  layout('routes/signed-in-layout.tsx', [
    index('routes/start.tsx'),
    route('review-access', 'routes/review-access.tsx'),
    layout('routes/seller-layout.tsx', [
      layout('routes/seller-page.tsx', [
        route('dashboard', 'routes/dashboard.tsx'),
        route('notifications', 'routes/notifications.tsx'),
        ...prefix('seller', [
          route('orders', 'routes/orders.tsx'),
          route('marketplaceApis', 'routes/marketplace-apis.tsx'),
          ...prefix('productSubscription', [
            index('routes/product-subscription.tsx'),
            route('pricing', 'routes/subscription/pricing.tsx'),
            route('exports', 'routes/subscription/exports.tsx'),
            route(':productId', 'routes/subscription/product.tsx'),
          ]),
          ...prefix('wallet', [
            index('routes/wallet/overview.tsx'),
            route('statement', 'routes/wallet/statement.tsx'),
            route('refund', 'routes/wallet/refund.tsx'),
            route('payment-return', 'routes/wallet/payment-return.tsx'),
            route('top-ups/:id', 'routes/wallet/top-up.tsx'),
          ]),
          route('documents', 'routes/documents.tsx'),
          route('settings', 'routes/settings/settings-layout.tsx', [
            index('routes/settings/settings-start.tsx'),
            route('profile', 'routes/settings/profile.tsx'),
            route('business', 'routes/settings/business.tsx'),
            route('brand', 'routes/settings/brand.tsx'),
            route('notifications', 'routes/settings/notifications.tsx'),
            route('team', 'routes/settings/team.tsx'),
            route('plan', 'routes/settings/plan.tsx'),
            route('plan/:planKey', 'routes/settings/plan-purchase.tsx'),
            route('privacy', 'routes/settings/privacy.tsx'),
            route('agreements', 'routes/settings/agreements.tsx'),
            route('security', 'routes/settings/security.tsx'),
          ]),
        ]),
      ]),
    ]),
    layout('routes/desk-layout.tsx', [
      layout('routes/desk-page.tsx', [
        ...prefix('desk', [
          index('routes/desk/inbox.tsx'),
          route('tickets/:id', 'routes/desk/ticket.tsx'),
          route('chats/:id', 'routes/desk/chat.tsx'),
          route('merchants', 'routes/desk/merchants.tsx'),
          route('merchants/:id', 'routes/desk/merchant.tsx'),
          layout('routes/desk/money/money-layout.tsx', [
            route('payments', 'routes/desk/money/payments.tsx'),
            route('payments/:id', 'routes/desk/money/payment.tsx'),
            route('webhook-events', 'routes/desk/money/webhook-events.tsx'),
            route('webhook-events/:id', 'routes/desk/money/webhook-event.tsx'),
            route('balance-refunds', 'routes/desk/money/balance-refunds.tsx'),
            route('adjustments', 'routes/desk/money/adjustments.tsx'),
            route('settlements', 'routes/desk/money/settlements.tsx'),
            route('ledger', 'routes/desk/money/ledger.tsx'),
          ]),
          route('audit', 'routes/desk/audit.tsx'),
          route('mails', 'routes/desk/mails.tsx'),
          route('jobs', 'routes/desk/jobs.tsx'),
          route('login', 'routes/desk/own-login.tsx'),
        ]),
      ]),
    ]),
  ]),
  route('*', 'routes/not-found.tsx'),
] satisfies RouteConfig;
