import { paymentInput } from '../../payments/paymentInput.ts';
import { setPayments } from '../../payments/setPayments.ts';
import { defineBulkOperation } from '../bulkOperation.ts';

export const setPayment = defineBulkOperation({
  kind: 'setPayment',
  input: paymentInput,
  apply: (tx, { input, ...change }) => setPayments(tx, { ...change, payment: input }),
});
