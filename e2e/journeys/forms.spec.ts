import type { Locator, Page } from '@playwright/test';
import { brand } from '@postprocure/contracts/brand';
import { expect, expectAccessible, expectNoSidewaysScroll, test } from '../journey.ts';
import { samplePdf } from '../sample-pdf.ts';

const phoneMessage = 'Please enter a valid Indian phone number (e.g., +91-98765-43210)';

const pdf = { name: 'receipt.pdf', mimeType: 'application/pdf', buffer: samplePdf };
const tooLarge = { ...pdf, name: 'large.pdf', buffer: Buffer.alloc(5 * 1024 * 1024 + 1, '%PDF-') };

/** Waits for hydration, after which the page validates the form itself. */
async function openForm(page: Page, address: string): Promise<Locator> {
  await page.goto(address);
  const form = page.getByRole('main').locator('form[method=post]');
  await expect(form).toHaveJSProperty('noValidate', true);
  return form;
}

const statusOf = (page: Page) => page.getByRole('main').getByRole('status').filter({ hasText: 'PPQ-' });

async function expectStored(page: Page, text: string): Promise<void> {
  await expect(statusOf(page).getByText(text, { exact: true })).toBeVisible();
  await expect(statusOf(page)).toContainText(/Your reference number is PPQ-\d{4}-\d{6}\./);
}

test('the contact form reports missing fields, accepts attachments and is stored', async ({
  page,
  storefront,
}) => {
  const form = await openForm(page, `${storefront}/support/contact`);
  await form.getByRole('button', { name: 'Send message' }).click();
  const alert = page.getByRole('main').getByRole('alert').filter({ hasText: 'Please check the form.' });
  await expect(alert.getByRole('link')).toHaveCount(7);
  const firstName = form.getByLabel('First name');
  await expect(firstName).toBeFocused();
  await expect(firstName).toHaveAccessibleDescription('Please enter your first name.');
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);

  await firstName.fill('Asha');
  await expect(alert.getByRole('link')).toHaveCount(6);
  await form.getByLabel('Last name').fill('Rao');
  await form.getByLabel('Email').fill('asha@example.in');
  await form.getByLabel('Phone').fill('98765 43210');
  await form.getByLabel('City').fill('Mysuru');
  await expect(form.getByLabel('Phone')).toHaveValue('+91-98765-43210');
  await form.getByLabel('State').fill('Karnataka');
  await form.getByLabel('PIN code').fill('570001');
  await expect(form.getByLabel('Which other marketplaces?')).toBeHidden();
  await form.getByLabel('Others').check();
  await form.getByLabel('Which other marketplaces?').fill('Snapdeal');
  await form.getByLabel('Attachments').setInputFiles([tooLarge]);
  await expect(form.getByText('large.pdf is larger than 5 MB.')).toBeVisible();
  await form.getByLabel('Attachments').setInputFiles([pdf]);
  await expect(form.getByRole('list', { name: 'Selected files' })).toContainText('receipt.pdf');
  await form.getByRole('button', { name: 'Send message' }).click();
  await expectStored(
    page,
    'Thank you for contacting us. Our team will get back to you within 24-48 working hours.',
  );
  await expect(form.getByLabel('First name')).toHaveValue('');
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
});

test('a concern can be reported', { tag: '@once' }, async ({ page, storefront }) => {
  const form = await openForm(page, `${storefront}/report-concern?concernType=platform-bug`);
  await expect(form.getByLabel('Type of concern')).toHaveValue('platform-bug');
  await form.getByLabel('Your name').fill('Ravi');
  await form.getByLabel('Your email').fill('ravi');
  await form.getByLabel('Subject').fill('Wrong price');
  await form.getByLabel('Details').fill('₹0 <script>alert(1)</script>');
  await form.getByLabel('Evidence').setInputFiles([pdf]);
  await form.getByRole('button', { name: 'Submit report' }).click();
  await expect(form.getByLabel('Your email')).toBeFocused();
  await form.getByLabel('Your email').fill('ravi@example.in');
  await form.getByRole('button', { name: 'Submit report' }).click();
  await expectStored(page, 'Thank you for your report. We will review it shortly.');
  await expect(form.getByLabel('Details')).toHaveValue('');
});

test('a reseller can apply in three steps on a phone', { tag: '@once' }, async ({ page, storefront }) => {
  await page.setViewportSize({ width: 375, height: 740 });
  const form = await openForm(page, `${storefront}/apply-reseller`);
  const next = form.getByRole('button', { name: 'Next' });
  const apply = form.getByRole('button', { name: 'Apply Now' });
  const progress = page.getByRole('progressbar');
  await expect(apply).toBeHidden();
  await next.click();
  await expect(form.getByRole('heading', { name: 'Business details' })).toBeInViewport();
  await form.getByLabel('Business name').fill('Meera Boutique');
  await form.getByLabel('Website').fill('meera');
  await form.getByLabel('Business type').selectOption('dropshipper');
  await page.reload();
  await expect(progress).toHaveAttribute('value', '2');
  await expect(form.getByLabel('Business name')).toHaveValue('Meera Boutique');
  await next.click();
  await expect(progress).toHaveAttribute('value', '3');
  await expect(next).toBeHidden();
  await form.getByRole('checkbox').check();
  await apply.click();

  await expect(progress).toHaveAttribute('value', '1');
  await expect(form.getByLabel('Full name')).toBeFocused();
  await form.getByLabel('Full name').fill('Meera Shah');
  await form.getByLabel('Email').fill('meera@example.in');
  await form.getByLabel('Phone').fill('+91-98765-43210');
  await next.click();
  await next.click();
  await apply.click();
  await expect(form.getByLabel('Website')).toBeFocused();
  await form.getByLabel('Website').fill('https://meera.example');
  await form.getByRole('button', { name: 'Back' }).click();
  await expect(form.getByLabel('Full name')).toHaveValue('Meera Shah');
  await next.click();
  await next.click();
  await apply.click();
  await expectStored(page, 'Your reseller application has been submitted successfully!');
  await expect(progress).toHaveAttribute('value', '1');
  await expect(form.getByLabel('Full name')).toHaveValue('');
});

test('a sourcing request is reviewed before it is sent', { tag: '@once' }, async ({ page, storefront }) => {
  const form = await openForm(page, `${storefront}/submit-sourcing-request?product=Brass%20diya`);
  const next = form.getByRole('button', { name: 'Next' });
  await expect(form.getByLabel('Product name')).toHaveValue('Brass diya');
  await form.getByLabel('Your name').fill('Kabir Khan');
  await form.getByLabel('Your email').fill('kabir@example.in');
  await form.getByLabel('Your phone').fill('12345');
  await form.getByLabel('Product category').selectOption('home-kitchen');
  await form.getByLabel('Minimum quantity').fill('0');
  await next.click();
  await expect.poll(() => page.evaluate('window.scrollY')).toBe(0);
  await form.getByLabel('Quality standards').fill('Lead-free');
  await next.click();
  const summary = form.locator('dl');
  await expect(summary).toContainText('Home and kitchen');
  await expect(summary).toContainText('Lead-free');
  await expect(summary).toContainText('Not provided');
  await form.getByRole('checkbox').check();
  await form.getByRole('button', { name: 'Submit request' }).click();
  await expect(form.getByLabel('Your phone')).toBeFocused();
  await expect(form.getByLabel('Your phone')).toHaveAccessibleDescription(phoneMessage);
  await expect(form.getByLabel('Minimum quantity')).toHaveAccessibleDescription(
    'Please enter a whole number from 1 to 10,00,00,000.',
  );
  await form.getByLabel('Your phone').fill('9876543210');
  await form.getByLabel('Minimum quantity').fill('500');
  await next.click();
  await next.click();
  await form.getByRole('button', { name: 'Submit request' }).click();
  await expectStored(
    page,
    'Your sourcing request has been submitted successfully! Our team will review it and get back to you shortly.',
  );
  await expect(page.getByRole('progressbar')).toHaveAttribute('value', '1');
});

test('a bulk order starts with a product', { tag: '@once' }, async ({ page, storefront }) => {
  const form = await openForm(page, `${storefront}/place-bulk-order?product=1`);
  await expect(form.getByLabel('Product name')).toHaveValue(/ \(SKU .+\)$/);
  await page.getByRole('main').getByRole('link', { name: 'Go to the form' }).click();
  await expect(page).toHaveURL(/#bulk-order-form$/);
  await expect(form.getByLabel('Quantity')).toHaveAttribute('placeholder', /500/);
  await form.getByLabel('Full name').fill('Leela Das');
  await form.getByLabel('Email').fill('leela@example.in');
  await form.getByLabel('Quantity').fill('500');
  await form.getByRole('button', { name: 'Request a quote' }).click();
  await expectStored(
    page,
    'Your bulk order request has been submitted successfully! We will send you a quote in 24-48 hours.',
  );
});

test.describe('a support ticket', { tag: '@once' }, () => {
  test.use({ expectedConsole: [/Failed to load resource/] });

  test('survives a lost connection and is sent', async ({ page, storefront }) => {
    const form = await openForm(page, `${storefront}/support-ticket`);
    const submit = form.getByRole('button');
    await submit.click();
    await expect(
      page
        .getByRole('alert')
        .getByText(
          `There was an error submitting your ticket. Please fill in all required fields and agree to the terms, then try again or contact us directly at ${brand.email}.`,
          { exact: true },
        ),
    ).toBeVisible();
    const phone = form.getByLabel('Phone number');
    await expect(phone).toHaveAttribute('title', phoneMessage);
    await form.getByLabel('Full name').fill('Arjun Nair');
    await form.getByLabel('Email').fill('arjun@example.in');
    await phone.fill('9876543210');
    await expect(form.getByLabel('Order ID')).toBeHidden();
    await form.getByLabel('Issue type').selectOption({ label: 'Product Information / Defect' });
    await expect(form.getByLabel('Product SKU')).toBeVisible();
    await form.getByLabel('Issue type').selectOption({ label: 'Shipping & Delivery' });
    await expect(form.getByLabel('Product SKU')).toBeHidden();
    await form.getByLabel('Order ID').fill('PP-1');
    await form.getByLabel('Subject').fill('Parcel has not moved');
    await form.getByLabel('Message').fill('Since Monday.');
    await form.getByRole('checkbox').check();

    const answers = [Promise.withResolvers<undefined>(), Promise.withResolvers<undefined>()] as const;
    let sent = 0;
    await page.route('**/api/tickets/**', async (route) => {
      await answers[sent++]?.promise;
      await (sent === 1 ? route.abort() : route.fallback());
    });
    await submit.click();
    await expect(submit).toHaveText('Submitting...');
    await expect(submit).toBeDisabled();
    answers[0].resolve(undefined);
    await expect(page.getByRole('alert').filter({ hasText: "We couldn't reach the server." })).toBeVisible();
    await expect(form.getByLabel('Subject')).toHaveValue('Parcel has not moved');

    await submit.click();
    await expect(submit).toHaveText('Submitting...');
    answers[1].resolve(undefined);
    await expectStored(
      page,
      'Your support ticket has been submitted successfully! We will get back to you within 24-48 business hours.',
    );
    await expect(form.getByLabel('Subject')).toHaveValue('');
    await expect(submit).toHaveText('Submit Ticket');
  });
});

test.describe('without scripts', { tag: '@once' }, () => {
  // If a form has errors, the page shows it again with status 400, which the browser logs.
  test.use({ javaScriptEnabled: false, expectedConsole: [/status of 400/] });

  test('a report with evidence is sent, and a wizard is a single form', async ({ page, storefront }) => {
    await page.goto(`${storefront}/report-concern`);
    const form = page.getByRole('main').locator('form[method=post]');
    await form.getByLabel('Your name').fill('Ravi');
    await form.getByLabel('Your email').fill('ravi@example.in');
    await form.getByLabel('Subject').fill('Expired cream');
    await form.getByLabel('Type of concern').selectOption('product-quality');
    await form.getByLabel('Details').fill('The date has passed. No scripts here.');
    await form
      .getByLabel('Evidence')
      .setInputFiles([{ name: 'note.png', mimeType: 'image/png', buffer: Buffer.from('just text') }]);
    await form.getByRole('button', { name: 'Submit report' }).click();
    await expect(form.getByText(/^note\.png is neither an image/)).toBeVisible();
    await expect(form.getByLabel('Details')).toHaveValue('The date has passed. No scripts here.');
    await expect(form.getByLabel('Type of concern')).toHaveValue('product-quality');
    await form.getByLabel('Evidence').setInputFiles([pdf]);
    await form.getByRole('button', { name: 'Submit report' }).click();
    await expectStored(page, 'Thank you for your report. We will review it shortly.');

    await page.goto(`${storefront}/apply-reseller`);
    await expect(form.getByLabel('Full name')).toBeVisible();
    await expect(form.getByLabel('Business name')).toBeVisible();
    await expect(form.getByRole('button')).toHaveText(['Apply Now']);
    await form.getByLabel('Full name').fill('Meera Shah');
    await form.getByLabel('Email').fill('meera@example.in');
    await form.getByLabel('Phone').fill('+91-98765-43210');
    await form.getByLabel('Business name').fill('Meera Boutique');
    await form.getByLabel('Business type').selectOption('other');
    await form.getByRole('checkbox').check();
    await form.getByRole('button', { name: 'Apply Now' }).click();
    await expectStored(page, 'Your reseller application has been submitted successfully!');
  });
});
