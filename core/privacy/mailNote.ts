/** The beginning of a note that names the sender of a CV received by e-mail. The command line writes it; blind review hides the sender everywhere. */
export const receivedByMail = 'Received by e-mail from ';
