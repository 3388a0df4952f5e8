/** How a note begins that tells who sent a CV by e-mail: the command line writes it, blind review hides the sender everywhere. */
export const receivedByMail = 'Received by e-mail from ';
