import type { FormDefinition } from './form-definition.ts';

export const bulkOrderForm = {
  kind: 'bulk-order',
  submitLabel: 'Request a quote',
  successMessage:
    'Your bulk order request has been submitted successfully! We will send you a quote in 24-48 hours.',
  failureMessage: 'Your request has not been sent yet. Please check the form.',
  sender: { name: ['fullName'], email: 'email', phone: 'phone' },
  steps: [
    {
      title: 'Your bulk order',
      fields: [
        {
          name: 'fullName',
          label: 'Full name',
          type: 'text',
          maxLength: 200,
          autoComplete: 'name',
          missing: 'Please enter your full name.',
          width: 'half',
        },
        {
          name: 'companyName',
          label: 'Company name',
          type: 'text',
          maxLength: 200,
          autoComplete: 'organization',
          width: 'half',
        },
        {
          name: 'email',
          label: 'Email',
          type: 'email',
          missing: 'Please enter your email address.',
          width: 'half',
        },
        { name: 'phone', label: 'Phone', type: 'phone', strict: false, width: 'half' },
        {
          name: 'productName',
          label: 'Product name',
          type: 'text',
          maxLength: 300,
          missing: 'Please enter the product name.',
        },
        {
          name: 'quantity',
          label: 'Quantity',
          type: 'wholeNumber',
          min: 1,
          max: 100_000_000,
          placeholder: 'e.g. 500 units minimum',
          missing: 'Please enter the quantity.',
          width: 'half',
        },
        {
          name: 'targetPrice',
          label: 'Target price per unit (INR)',
          type: 'rupees',
          width: 'half',
        },
        {
          name: 'details',
          label: 'Details',
          type: 'longText',
          maxLength: 5000,
          placeholder: 'Sizes and colours, delivery PIN code and date, printing, GSTIN',
        },
      ],
    },
  ],
} as const satisfies FormDefinition;
