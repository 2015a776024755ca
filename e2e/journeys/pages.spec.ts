import { expect, test } from '../journey.ts';

const once = { tag: '@once' };

test(
  'the about page fades in, cycles through testimonials and opens its gallery',
  once,
  async ({ page, storefront }) => {
    await page.goto(`${storefront}/aboutus`);
    const sections = page.locator('[data-reveal]');
    const last = sections.last();
    await expect(last).toHaveAttribute('data-reveal', 'below');
    await page.mouse.wheel(0, 40);
    await expect(last).toHaveAttribute('data-reveal', 'waiting');
    await expect(last).toHaveCSS('opacity', '0');
    await last.scrollIntoViewIfNeeded();
    await expect(last).toHaveCSS('opacity', '1');
    await sections.first().scrollIntoViewIfNeeded();
    await expect(last).toHaveAttribute('data-reveal', 'shown');

    const voices = page.getByRole('region', { name: 'What merchants say' });
    const place = voices.getByText(/^\d of 6$/);
    await expect(place).toHaveText('1 of 6');
    await voices.getByRole('button', { name: 'Previous testimonial' }).click();
    await expect(place).toHaveText('6 of 6');
    await expect(voices.getByText('A sportswear seller in Aizawl (sample)')).toBeVisible();
    await expect(voices.getByText('A saree seller in Surat (sample)')).toBeHidden();
    await voices.getByRole('button', { name: 'Next testimonial' }).click();
    await expect(place).toHaveText('1 of 6');

    const gallery = page.getByRole('region', { name: 'Gallery' });
    const photos = gallery.getByRole('figure');
    await expect(photos).toHaveCount(3);
    await gallery.getByRole('button', { name: 'See More' }).click();
    await expect(photos).toHaveCount(8);
    await gallery.getByRole('button', { name: 'See Less' }).click();
    await expect(photos).toHaveCount(3);
    await expect(page.getByRole('main').getByRole('link', { name: 'Start Now' }).first()).toHaveAttribute(
      'href',
      '/signup',
    );

    // Client-side navigation to and from a page that the server sends without scripts.
    await page.getByRole('contentinfo').getByRole('link', { name: 'FAQs' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Frequently Asked Questions');
    await expect(page.locator('html')).toHaveJSProperty('scrollTop', 0);
  },
);

test(
  'pages without scripts still open answers, switch tabs, search and say what is missing',
  once,
  async ({ page, storefront, seller }) => {
    await page.goto(`${storefront}/need-help`);
    const questions = page.getByRole('main').locator('details');
    await questions.nth(2).locator('summary').click();
    await questions.nth(5).locator('summary').click();
    await expect(questions.nth(5)).toHaveAttribute('open');
    await expect(questions.nth(2)).not.toHaveAttribute('open');
    await expect(page.getByRole('link', { name: 'Contact Support' })).toHaveAttribute(
      'href',
      '/support/contact',
    );

    await page.goto(`${storefront}/integration-app`);
    await expect(page.getByRole('heading', { level: 2 }).first()).toHaveText('E-commerce');
    const shopify = page
      .getByRole('listitem')
      .filter({ hasText: 'Shopify' })
      .filter({ hasText: 'File export' });
    await expect(shopify.getByRole('link', { name: /^Connect Now/ })).toHaveAttribute(
      'href',
      `${seller}/seller/productSubscription`,
    );
    await page.getByRole('link', { name: 'Payments', exact: true }).click();
    await expect(page).toHaveURL(`${storefront}/integration/app?tab=payments#integrations`);
    const payu = page.getByRole('listitem').filter({ hasText: 'PayU' });
    await payu.getByText('Connect Now').click();
    await expect(payu.getByText('PayU is planned and cannot be connected yet.')).toBeVisible();
    await expect(payu.getByRole('link', { name: 'Ask us to notify you' })).toHaveAttribute(
      'href',
      '/support/contact',
    );

    await page.goto(`${storefront}/knowledge-hub`);
    await page.getByRole('searchbox').fill('RTO refund');
    await page.getByRole('main').getByRole('button', { name: 'Search' }).click();
    await expect(page.getByRole('heading', { name: /^\d+ pages on “RTO refund”$/ })).toBeInViewport();
    await page.getByRole('link', { name: 'Return, Refund & Cancellation Policy' }).first().click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Return, Refund & Cancellation Policy');
    await page.getByRole('navigation', { name: 'On this page' }).getByRole('link').nth(3).click();
    await expect(page).toHaveURL(/\/return-refund#[a-z-]+$/);

    await page.goto(`${storefront}/glow-blog`);
    await page.getByRole('link', { name: 'What one returned parcel does to your margin' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(
      'What one returned parcel does to your margin',
    );
    await expect(page.getByText('14 Jul 2026')).toBeVisible();
    await page.getByRole('link', { name: 'Back to Home' }).click();
    await expect(page).toHaveURL(`${storefront}/`);

    await page.goto(`${storefront}/authorization-store-agreement`);
    await expect(page.getByRole('link', { name: 'Agree & Proceed' })).toHaveAttribute(
      'href',
      '/signup?agreement=authorization-store-agreement&version=1.0',
    );
  },
);

test.describe('a missing post', () => {
  test.use({ expectedConsole: [/status of 404/] });
  test('shows its own message', once, async ({ page, storefront }) => {
    await page.goto(`${storefront}/blog/7`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Blog post not found.');
    await page.goto(`${storefront}/blog/latest`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('No blog post found for this ID.');
    await page.getByRole('link', { name: 'See all posts' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Glow Blog');
  });
});
