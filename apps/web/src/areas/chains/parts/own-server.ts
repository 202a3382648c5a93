/** The name under which a server of the user's own is asked and told about. */
export const OWN_SERVICE = 'Own server';
