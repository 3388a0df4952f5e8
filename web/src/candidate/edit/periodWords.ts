import { m } from '../../paraglide/messages.js';
import type { PayPeriod } from './payPeriods.ts';

export const periodWords: Record<PayPeriod, () => string> = { year: m.fact_a_year, month: m.fact_a_month, hour: m.fact_an_hour };
