import { readFile } from 'node:fs/promises';
import { expect, expectAccessible, expectNoSidewaysScroll, test } from '../journey.ts';
import { samplePdf } from '../sample-pdf.ts';
import { demo, logIn } from '../log-in.ts';
import { readMails } from '../outbox.ts';

const bill = samplePdf;

test(
  'what visitors send reaches staff, and the answers reach the visitors',
  { tag: '@once' },
  async ({ page, context, storefront, seller }) => {
    const email = 'desk-visitor@example.in';
    const response = await page.request.post(`${storefront}/api/tickets/concern`, {
      multipart: {
        reporterName: 'Lata Menon',
        reporterEmail: email,
        concernSubject: 'Where is it?',
        concernType: 'product-quality',
        concernDetails: 'My brass lamp <b>has not come</b>.',
        evidenceUpload: { name: 'Bill of lamp.pdf', mimeType: 'application/pdf', buffer: bill },
      },
    });
    const { reference } = ((await response.json()) as { data: { reference: string } }).data;

    const visitor = await context.newPage();
    await visitor.goto(`${storefront}/support/chatemail`);
    const panel = visitor.getByRole('dialog', { name: 'Live chat' });
    await visitor.getByRole('button', { name: 'Start live chat' }).click();
    await expect(panel).toBeVisible();
    await panel.getByLabel('Your message').fill('Do you sell brass lamps?');
    await panel.getByLabel('Your message').press('Enter');
    await expect(panel.getByText('Thank you for your message.')).toBeVisible();

    await page.goto(`${seller}/login`);
    await page.getByRole('button', { name: 'Support staff' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Inbox');
    const inbox = page.getByRole('list', { name: 'Inbox' });
    await page.getByRole('searchbox').fill('brass lamp');
    await page.keyboard.press('Enter');
    await expect(inbox.getByRole('listitem')).toHaveCount(2);
    await expectAccessible(page);
    await expectNoSidewaysScroll(page);
    await page.getByLabel('Kind').selectOption('concern');
    await expect(inbox.getByRole('listitem')).toHaveCount(1);
    await inbox.getByRole('link', { name: 'Where is it?' }).click();

    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Where is it?');
    await expect(page.getByText('My brass lamp <b>has not come</b>.')).toBeVisible();
    const arriving = page.waitForEvent('download');
    await page.getByRole('link', { name: 'Bill of lamp.pdf' }).click();
    const file = await arriving;
    expect(file.suggestedFilename()).toBe('Bill of lamp.pdf');
    expect(await readFile(await file.path())).toEqual(bill);
    await page.getByLabel('Assigned to').selectOption('Sahil Rao');
    await page.getByRole('button', { name: 'Assign', exact: true }).click();
    await expect(page.getByText('Assigned to Sahil Rao')).toBeVisible();
    await page.getByLabel('Internal note').fill('The courier lost it.');
    await page.getByRole('button', { name: 'Add note' }).click();
    await expect(page.getByText('The courier lost it.', { exact: true }).last()).toBeVisible();
    await page.getByLabel('Canned reply', { exact: true }).selectOption('Quote to follow');
    await expect(page.getByLabel(`To ${email}`)).toHaveValue(new RegExp(`^Dear Lata Menon,[^]*${reference}`));
    await page.getByLabel(`To ${email}`).fill('We send another one today.');
    await page.getByRole('button', { name: 'Send and resolve' }).click();
    await expect(page.getByText('New → Resolved')).toBeVisible();
    await expectAccessible(page);
    await expect
      .poll(() => readMails(email, new RegExp(`\\[${reference}\\]`)))
      .toEqual([expect.stringContaining('We send another one today.')]);

    await page.getByRole('link', { name: 'INBOX', exact: true }).click();
    await page.getByLabel('Kind').selectOption('chat');
    await inbox.getByRole('link', { name: 'Do you sell brass lamps?' }).first().click();
    await expect(page.getByText('Do you sell brass lamps?')).toBeVisible();
    await page.getByLabel('Reply in the chat').fill('Yes, in three sizes.');
    await page.getByRole('button', { name: 'Send', exact: true }).click();
    await expect(page.getByLabel('Reply in the chat')).toHaveValue('');
    await expect(page.getByText('Yes, in three sizes.')).toBeVisible();
    await expectAccessible(page);
    await visitor.bringToFront();
    await expect(panel.getByText('Yes, in three sizes.')).toBeVisible({ timeout: 30_000 });
    await page.bringToFront();
    await page.getByRole('button', { name: 'Resolved' }).click();
    await expect(page.getByRole('button', { name: 'Reopen' })).toBeVisible();
    await expect(page.getByRole('link', { name: 'BACKGROUND JOBS' })).toHaveCount(0);
  },
);

test(
  'a merchant asks for help in the application, and staff see whose ticket it is',
  { tag: '@once' },
  async ({ page, seller }) => {
    await page.goto(`${seller}/dashboard`);
    await logIn(page, demo.merchant);
    await page.getByRole('link', { name: 'HELP', exact: true }).click();
    await page.getByRole('link', { name: 'New ticket' }).click();
    await page.getByLabel('What is this about?').selectOption('technical');
    await page.getByLabel('Subject').fill('The toucan export is empty');
    await page.getByLabel('Message').fill('It has only headings.');
    await page.getByRole('button', { name: 'Send', exact: true }).click();
    await expect(page.getByText('We have received your ticket')).toBeVisible();
    await page.getByRole('link', { name: 'The toucan export is empty' }).click();
    await expect(page.getByText('It has only headings.')).toBeVisible();
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Logout' }).click();

    await logIn(page, demo.support);
    await page.getByRole('link', { name: 'The toucan export is empty' }).click();
    await expect(page.getByRole('link', { name: 'Nair Home Living' })).toBeVisible();
    await expect(page.getByRole('heading', { name: 'Latest orders' })).toBeVisible();
    await expectAccessible(page);
    await expectNoSidewaysScroll(page);
  },
);

test('an administrator finds merchants, the audit log, emails and jobs', async ({ page, seller }) => {
  await page.goto(`${seller}/login`);
  await logIn(page, demo.admin);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Inbox');
  for (const [path, heading] of [
    ['/desk/merchants?search=nair', 'Merchants'],
    ['/desk/imports', 'Imports'],
    ['/desk/audit?act=session', 'Audit log'],
    ['/desk/mails?status=sent', 'Emails'],
    ['/desk/jobs', 'Background jobs'],
    ['/desk/canned-replies', 'Canned replies'],
    ['/desk/login', 'My login'],
  ] as const) {
    await page.goto(seller + path);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading);
    await expectAccessible(page);
    await expectNoSidewaysScroll(page);
  }
  await page.goto(`${seller}/desk/merchants?search=nair`);
  await page.getByRole('link', { name: 'Nair Home Living' }).click();
  await expect(page.getByRole('heading', { level: 2, name: 'Plan' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Suspend' })).toBeDisabled();
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
});
