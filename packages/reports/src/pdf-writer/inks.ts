/** Black on white with rules, no fills: it must survive a fax and a grey printer (design 9). */
export const INK = '#1d1a16';
export const INK_2 = '#57514a';
export const INK_3 = '#6e675d';
export const RULE = '#cbc4b7';
export const ACCENT = '#2a45b8';
