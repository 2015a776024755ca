import type { FastifySchemaValidationError } from 'fastify/types/schema.js';

/** Describes what is wrong with a request. Names the field, but never its value. */
export function describeValidationIssue(issue: FastifySchemaValidationError, context?: string): string {
  const field = issue.instancePath.slice(1).replaceAll('/', '.');
  if (field === '') {
    return context === 'body' ? 'The request body must be a JSON object.' : 'Invalid request.';
  }
  // The messages in form schemas are complete sentences.
  if (/^[A-Z].*\.$/s.test(issue.message ?? '')) return issue.message ?? '';
  return `${field} ${describeProblem(issue, context)}.`;
}

function describeProblem(
  { keyword, message = '', params }: FastifySchemaValidationError,
  context?: string,
): string {
  const { maximum, minimum, origin, values } = params;
  switch (keyword) {
    case 'invalid_type':
      if (message.endsWith('received undefined')) return 'is missing';
      if (context === 'querystring' && message.endsWith('received array')) return 'must be given only once';
      return `must be a ${String(params['expected'])}`;
    case 'invalid_value':
      return `must be ${(values as unknown[]).length > 1 ? 'one of ' : ''}${(values as unknown[]).join(', ')}`;
    case 'too_big':
      return origin === 'string'
        ? `must not be longer than ${String(maximum)} characters`
        : `must be at most ${String(maximum)}`;
    case 'too_small':
      if (origin === 'string')
        return minimum === 1 ? 'must not be empty' : `must have at least ${String(minimum)} characters`;
      return `must be at least ${String(minimum)}`;
    default:
      return message;
  }
}
