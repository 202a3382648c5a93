/** English sentences for the command line; the screens have their own from code and parameters. */
const MESSAGES: Readonly<Record<string, string>> = {
  'file.too-large': 'The file has {bytes} bytes; files of 1 GB and more are not read. Export a shorter period.',
  'file.empty': 'The file is empty. Export it again.',
  'file.unreadable': 'The file is damaged or of an unknown kind. Export it again, best as CSV.',
  'file.not-a-table':
    'The file is no table but for example a PDF, a web page or a picture. Export the transactions as CSV or save them as .xlsx.',
  'file.encrypted': 'The workbook is protected by a password. Save it without one.',
  'file.unrecognised':
    'No known format fits. Tried: {tried}. Name the right one with --format, or map the columns in the app.',
  'file.unrecognised-row':
    'Row of a file whose format is not known. Name the format with --format, or map the columns in the app.',
  'file.format-ambiguous': 'Several formats have this header ({tried}). Choose one.',
  'file.format-unknown': 'There is no format with the id {format}. Choose one from the list of formats.',
  'file.format-does-not-fit': 'The header does not fit the chosen format {format}. Choose another one or none.',
  'file.report-not-ledger':
    'This is a finished report, not a list of transactions. Export the transaction history instead.',
  'file.zone-assumed':
    'The file does not say its time zone; {zone} was used. Name another one with --timezone if that is wrong.',
  'file.asset-assumed':
    'The file does not name its coin; {asset} was used. Choose another one in the app if that is wrong.',
  'ledger.not-ours':
    'The JSON file is no ledger of Cryptax. Import the CSV or Excel file of the source; a backup is restored in the app.',
  'ledger.newer': 'The ledger file has version {version}, which this version of Cryptax does not know. Update Cryptax.',
  'ledger.damaged': 'The ledger file is damaged at line {at}. Write it again.',
  'ledger.invalid': 'The ledger file has a wrong entry at {path}. Correct it or write the file again.',
  'zip.too-many-entries': 'The archive has more than {limit} files. Unpack it and import the files in parts.',
  'zip.too-large': 'The archive unpacks to {bytes} bytes, more than is read. Export a shorter period.',
  'zip.nested-too-deep':
    'Archives inside archives inside archives are not read. Unpack it and import the files inside.',
  'zip.damaged': 'The archive is damaged. Download it again.',
  'zip.encrypted': 'The archive is protected by a password. Unpack it and import the files inside.',
  'zip.nothing-inside': 'The archive holds no files. Export it again.',
  'row.other-header':
    'The columns stand in another order from the header above on. Cut the file there and import both parts.',
  'row.two-in-one': 'The line holds two rows. Put a line break between them and import the file again.',
  'row.cells-missing':
    'The row has fewer cells than the others, so its cells may stand in the wrong columns. Compare it with the export of the service, or export the file again.',
  'row.broken-off':
    'The file ends within this row, and its last number may lack digits. Download the file again and import it.',
  'row.cut-number':
    'The row has more cells than the others, and a number seems to be cut at its comma (1,5 is not 1). Write its numbers with a dot or in quotes and import the file again.',
  'row.unmapped': 'The row was not mapped. Enter it by hand in the app or leave it out.',
  'row.in-one-cell':
    'The whole row stands in one cell. Export the file again, or write this row with the same delimiter as the header.',
  'row.cut-off': 'The list was cut short here by the service that made it. Export it again with all rows.',
  'date.missing': 'The row has no date. Add it in the file or enter the row by hand in the app.',
  'date.unreadable':
    'The date {value} cannot be read. Write it as in the other rows or enter the row by hand in the app.',
  'date.order-open': 'Day and month of {value} cannot be told apart. Choose the order.',
  'date.zone-unknown': 'The time zone {zone} is not known. Choose another one or enter the row by hand in the app.',
  'type.unknown': 'The type {word} is not known. Enter the row by hand in the app or leave it out.',
  'status.unknown':
    'The status {word} is not known. Enter the row by hand in the app if it was carried out, else leave it out.',
  'amount.missing': 'The row has no amount. Enter it by hand in the app or leave it out.',
  'amount.unreadable':
    'The number {value} in column {column} cannot be read. Correct it in the file or enter the row by hand in the app.',
  'amount.mark-open': 'Whether {value} has a decimal dot or comma is open. Choose one.',
  'amount.too-long':
    'The number {value} has more than 30 digits. Shorten it in the file or enter the row by hand in the app.',
  'amount.sign-contradicts-type':
    'The amount {amount} has the wrong sign for {kind}; perhaps a reversal. Enter the row by hand in the app, or leave it out together with the reversed one.',
  'amount.total-below-value':
    'The total is smaller than the value it should contain. Compare the row with the statement and enter it by hand in the app.',
  'asset.missing': 'The coin for column {column} is missing. Add it in the file or enter the row by hand in the app.',
  'asset.unreadable': 'The coin {value} cannot be read. Correct it in the file or enter the row by hand in the app.',
  'asset.contradicts':
    'The column says {named}, but the amount says {unit}. Please enter the row with the coin that is right.',
  'asset.ambiguous': 'The ticker {ticker} can mean {candidates}. Choose one.',
  'asset.nft': 'An NFT without an amount; please enter it.',
  'asset.possible-spam':
    'The token looks like spam. Leave the row out, or enter it by hand in the app if the token is real.',
  'pair.unknown': 'The market {value} cannot be split into two coins. Enter the row by hand in the app.',
  'fee.larger-than-amount':
    'The fee {fee} is larger than the amount {amount}. Compare the row with the statement and enter it by hand in the app.',
  'fee.rebate':
    'The fee was paid back in a coin that is on neither side of the trade. Enter the trade and the refund by hand in the app.',
  'trade.one-sided':
    'Only one side of the trade is in the file. Export the whole period or enter the trade by hand in the app.',
  'trade.same-coin':
    'Both sides are {asset}, but the amounts differ: {out} and {in}. Enter by hand in the app what happened.',
  'trade.direction-open':
    'Whether the row is a purchase or a sale does not follow from its sums. Enter it by hand in the app.',
  'trade.with-transfer': 'A coin was exchanged and sent or received in one step. Please enter both parts.',
  'trade.on-margin': 'A trade on margin is not a purchase; import the ledger file.',
  'group.one-sided':
    'The rows of this trade have only one side. Export the whole period or enter the trade by hand in the app.',
  'group.row-unreadable':
    'The row belongs to a trade of which line {lines} cannot be read. Correct that line and import the file again.',
  'group.ambiguous':
    'Several coins were exchanged at once; the file does not say which for which. Enter the swaps one by one by hand in the app.',
  'gift.cost-unknown': "A gift keeps the giver's date and cost; please enter them.",
  'fork.parent-unknown': 'The coin from which {asset} was split off is not known. Enter the row by hand in the app.',
  'loan.repaid-in-coin': 'A loan was repaid with a coin; that is a disposal. Please enter its value.',
  'bank.coins-elsewhere':
    'A payment to a crypto service; the coins are not in a bank statement. Import the report of the service.',
  'note.unreadable':
    'The second half of the exchange stands in the notes and cannot be read. Enter the exchange by hand in the app.',
  'direction.unknown':
    'The columns do not say whether coins came or went. Give the file a name with "deposit" or "withdraw" in it.',
  'transfer.no-hash':
    'The row has no transaction hash; perhaps the movement failed. Enter it by hand in the app if something arrived, else leave it out.',
  'transfer.unmatched-in':
    '{amount} {asset} arrived from an unknown source. Import the file of the other wallet, or say whether it was an own wallet, a gift or income.',
  'transfer.unmatched-out':
    '{amount} {asset} were sent to an unknown place. Import the file of the other wallet, or say whether it was an own wallet, a gift or a payment.',
  'address.unknown':
    'Whose address the file is about cannot be told. Export one file per address or enter the row by hand in the app.',
  'address.contradicts-direction':
    'Sender and receiver contradict the direction of the amount. Check whose address it is and enter the row by hand in the app.',
  'chain.unknown':
    'The row belongs to a chain that the format does not know. Enter it by hand in the app or leave it out.',
  'wallet.two-layers': 'Coins moved on the chain and on Lightning at once; please say what happened.',
  'transfer.amounts-differ':
    'What was sent and what arrived do not fit together, not even with the fee. Compare both sides and enter the transfer by hand in the app.',
  'airdrop.service-unclear': 'Airdrop: with or without a service in return? Choose one of the two.',
  'cashback.treatment': 'Cashback was booked at cost 0; choose another treatment if needed.',
  'duplicate.possible':
    'Looks like {other}, {seconds} s apart. Nothing was dropped; leave one out if they are the same.',
};

/** Templates cut at their braces: text and names in turn. A large file has thousands of rows with one message. */
const cutTemplates = new Map<string, readonly string[]>();

/** Codes that a format's own `adjust` makes up are shown as they are. */
export function importMessage(code: string, params: Readonly<Record<string, string>>): string {
  const template = MESSAGES[code];
  if (template === undefined) return `Needs review: ${code}. Enter the row by hand in the app or leave it out.`;
  let parts = cutTemplates.get(code);
  if (parts === undefined) {
    parts = template.split(/[{}]/);
    cutTemplates.set(code, parts);
  }
  let text = parts[0] ?? '';
  for (let i = 1; i < parts.length; i += 2) text += `${params[parts[i] ?? ''] ?? '?'}${parts[i + 1] ?? ''}`;
  return text;
}
