/** For exchanges that nobody knows: words that say that a row happened, or did not; any other waits. An empty cell says nothing against it. */
import type { StatusRule } from '../formats/format.ts';

export const STATUS_WORDS: StatusRule = {
  done: words(
    ',completed,complete,done,executed,filled,fully filled,success,successful,succeeded,ok,settled,confirmed,closed,finished,' +
      'processed,approved,paid,credited,true,yes,ja,1,abgeschlossen,ausgeführt,erledigt,bestätigt,erfolgreich,gebucht,verbucht,' +
      'fertig,bezahlt,dokončeno,hotovo,provedeno',
  ),
  skip: words(
    'open,new,aborted,void,deleted,unfilled,not executed,in progress,no,nein,false,0,offen,neu,gelöscht,nicht ausgeführt,' +
      'in bearbeitung,zurückgewiesen,zrušeno,čeká',
  ),
};

function words(list: string): readonly string[] {
  return list.split(',');
}
