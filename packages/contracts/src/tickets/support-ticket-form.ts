import { brand } from '../brand.ts';
import type { FormDefinition } from './form-definition.ts';
import { termsVersion } from './terms-version.ts';

export const supportTicketForm = {
  kind: 'support-ticket',
  submitLabel: 'Submit Ticket',
  successMessage:
    'Your support ticket has been submitted successfully! We will get back to you within 24-48 business hours.',
  failureMessage: `There was an error submitting your ticket. Please fill in all required fields and agree to the terms, then try again or contact us directly at ${brand.email}.`,
  sender: { name: ['fullName'], email: 'email', phone: 'phoneNumber' },
  steps: [
    {
      title: 'Your ticket',
      fields: [
        {
          name: 'fullName',
          label: 'Full name',
          type: 'text',
          maxLength: 200,
          autoComplete: 'name',
          missing: 'Please enter your full name.',
        },
        {
          name: 'email',
          label: 'Email',
          type: 'email',
          missing: 'Please enter your email address.',
          width: 'half',
        },
        {
          name: 'phoneNumber',
          label: 'Phone number',
          type: 'phone',
          strict: true,
          missing: 'Please enter your phone number.',
          width: 'half',
        },
        {
          name: 'issueType',
          label: 'Issue type',
          type: 'choice',
          placeholder: 'Choose an issue type',
          missing: 'Please choose an issue type.',
          options: [
            { value: 'order', label: 'Order Related' },
            { value: 'payment', label: 'Payment & Billing' },
            { value: 'product', label: 'Product Information / Defect' },
            { value: 'shipping', label: 'Shipping & Delivery' },
            { value: 'account', label: 'Account Management' },
            { value: 'technical', label: 'Technical Support' },
            { value: 'suggestion', label: 'Suggestion / Feedback' },
            { value: 'other', label: 'Other' },
          ],
        },
        {
          name: 'orderId',
          label: 'Order ID',
          type: 'text',
          maxLength: 60,
          showWhen: { field: 'issueType', values: ['order', 'shipping'] },
        },
        {
          name: 'productSku',
          label: 'Product SKU',
          type: 'text',
          maxLength: 60,
          showWhen: { field: 'issueType', values: ['product'] },
        },
        {
          name: 'subject',
          label: 'Subject',
          type: 'text',
          maxLength: 200,
          missing: 'Please enter a subject.',
        },
        {
          name: 'message',
          label: 'Message',
          type: 'longText',
          maxLength: 5000,
          rows: 6,
          missing: 'Please enter a message.',
        },
        {
          name: 'agreeTerms',
          label: 'I agree to the [Terms of Use](/terms) and the [Privacy Policy](/privacy).',
          type: 'consent',
          version: termsVersion,
          missing: 'Please agree to the terms.',
        },
      ],
    },
  ],
} as const satisfies FormDefinition;
