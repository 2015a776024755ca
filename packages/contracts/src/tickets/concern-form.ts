import type { FormDefinition } from './form-definition.ts';

export const concernForm = {
  kind: 'concern',
  submitLabel: 'Submit report',
  successMessage: 'Thank you for your report. We will review it shortly.',
  failureMessage: 'Your report has not been sent yet. Please check the form.',
  sender: { name: ['reporterName'], email: 'reporterEmail', phone: null },
  steps: [
    {
      title: 'Your report',
      fields: [
        {
          name: 'reporterName',
          label: 'Your name',
          type: 'text',
          maxLength: 200,
          autoComplete: 'name',
          missing: 'Please enter your name.',
          width: 'half',
        },
        {
          name: 'reporterEmail',
          label: 'Your email',
          type: 'email',
          missing: 'Please enter your email address.',
          width: 'half',
        },
        {
          name: 'concernSubject',
          label: 'Subject',
          type: 'text',
          maxLength: 200,
          missing: 'Please enter a subject.',
          width: 'half',
        },
        {
          name: 'concernType',
          label: 'Type of concern',
          type: 'choice',
          placeholder: 'Choose a type',
          missing: 'Please choose the type of concern.',
          width: 'half',
          options: [
            { value: 'product-quality', label: 'Product quality' },
            { value: 'order-fulfillment', label: 'Order fulfilment' },
            { value: 'supplier-behavior', label: 'Supplier behaviour' },
            { value: 'platform-bug', label: 'Platform bug' },
            { value: 'security-breach', label: 'Security breach' },
            { value: 'account-issue', label: 'Account issue' },
            { value: 'other', label: 'Other' },
          ],
        },
        {
          name: 'concernDetails',
          label: 'Details',
          type: 'longText',
          maxLength: 5000,
          rows: 6,
          placeholder: 'What happened, when, and who is involved?',
          missing: 'Please describe your concern.',
        },
        { name: 'evidenceUpload', label: 'Evidence', type: 'files' },
      ],
    },
  ],
} as const satisfies FormDefinition;
