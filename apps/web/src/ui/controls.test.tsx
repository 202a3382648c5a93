/** Behaviour of the small controls that is more than markup. */
import { cleanup, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { LocaleProvider } from '../platform/i18n/locale.tsx';
import { Button } from './button.tsx';
import { Combobox } from './combobox.tsx';
import { ConfirmDialog } from './confirm-dialog.tsx';
import { DecimalInput } from './decimal-input.tsx';
import { Dialog } from './dialog.tsx';
import { Drawer } from './drawer.tsx';
import type { DecimalEntry } from './format/parse-input.ts';
import { Menu } from './menu.tsx';
import { TextField } from './text-input.tsx';

afterEach(cleanup);

describe('Button', () => {
  it('keeps its name and place but takes no click while loading', async () => {
    const onClick = vi.fn();
    render(
      <Button loading onClick={onClick}>
        Save
      </Button>,
    );
    const button = screen.getByRole('button', { name: 'Save' });
    await userEvent.click(button);
    expect(onClick).not.toHaveBeenCalled();
    expect(button.getAttribute('aria-busy')).toBe('true');
    expect(button.hasAttribute('disabled')).toBe(false);
  });

  it('does not submit a form by accident', () => {
    render(<Button>Plain</Button>);
    expect(screen.getByRole('button').getAttribute('type')).toBe('button');
  });
});

describe('Field', () => {
  it('ties label, hint and error to the control', () => {
    const { rerender } = render(<TextField label="Name" hint="As in the file" />);
    const input = screen.getByRole('textbox', { name: 'Name' });
    expect(document.getElementById(input.getAttribute('aria-describedby') ?? '')?.textContent).toBe('As in the file');
    expect(input.getAttribute('aria-invalid')).toBeNull();
    rerender(<TextField label="Name" hint="As in the file" error="Missing" />);
    expect(document.getElementById(input.getAttribute('aria-describedby') ?? '')?.textContent).toBe('Missing');
    expect(input.getAttribute('aria-invalid')).toBe('true');
  });
});

describe('DecimalInput', () => {
  function Amount({ onEntry }: { readonly onEntry: (entry: DecimalEntry) => void }) {
    const [value, setValue] = useState<string | null>('15000.00');
    return (
      <LocaleProvider locale="de">
        <DecimalInput
          aria-label="Betrag"
          value={value}
          maxDecimals={2}
          onEntry={(entry) => {
            onEntry(entry);
            if (entry.kind !== 'invalid') setValue(entry.kind === 'value' ? entry.value : null);
          }}
        />
      </LocaleProvider>
    );
  }

  it('shows the value in the language, hands on exact text and groups again when left', async () => {
    const onEntry = vi.fn();
    render(<Amount onEntry={onEntry} />);
    const input = screen.getByRole<HTMLInputElement>('textbox', { name: 'Betrag' });
    expect(input.value).toBe('15.000,00');
    await userEvent.clear(input);
    expect(onEntry).toHaveBeenLastCalledWith({ kind: 'empty' });
    await userEvent.type(input, '12345678901234567,89');
    expect(onEntry).toHaveBeenLastCalledWith({ kind: 'value', value: '12345678901234567.89' });
    await userEvent.tab();
    expect(input.value).toBe('12.345.678.901.234.567,89');
  });

  it('reports too many decimals and a minus instead of cutting them, and keeps what was typed', async () => {
    const onEntry = vi.fn();
    render(<Amount onEntry={onEntry} />);
    const input = screen.getByRole<HTMLInputElement>('textbox');
    await userEvent.clear(input);
    await userEvent.type(input, '1,239');
    expect(onEntry).toHaveBeenLastCalledWith({ kind: 'invalid', text: '1,239' });
    await userEvent.tab();
    expect(input.value).toBe('1,239');
    expect(input.getAttribute('aria-invalid')).toBe('true');
    await userEvent.clear(input);
    await userEvent.type(input, '-5');
    expect(onEntry).toHaveBeenLastCalledWith({ kind: 'invalid', text: '-5' });
  });
});

describe('ConfirmDialog', () => {
  it('answers only after the word was typed exactly', async () => {
    const onConfirm = vi.fn();
    render(
      <LocaleProvider locale="de">
        <ConfirmDialog
          onClose={() => undefined}
          title="Alle Daten löschen?"
          description="Das lässt sich nicht rückgängig machen."
          confirmLabel="Endgültig löschen"
          word="LÖSCHEN"
          onConfirm={onConfirm}
        />
      </LocaleProvider>,
    );
    expect(screen.getByRole('alertdialog', { name: 'Alle Daten löschen?' })).toBeTruthy();
    const confirm = screen.getByRole<HTMLButtonElement>('button', { name: 'Endgültig löschen' });
    expect(confirm.disabled).toBe(true);
    await userEvent.type(screen.getByRole('textbox', { name: 'Tippe LÖSCHEN' }), 'löschen');
    expect(confirm.disabled).toBe(true);
    await userEvent.clear(screen.getByRole('textbox'));
    await userEvent.type(screen.getByRole('textbox'), 'LÖSCHEN');
    await userEvent.click(confirm);
    expect(onConfirm).toHaveBeenCalledOnce();
  });
});

describe('Drawer', () => {
  function Opener() {
    const [open, setOpen] = useState(false);
    return (
      <>
        <Button onClick={() => setOpen(true)}>Open</Button>
        <Drawer open={open} onClose={() => setOpen(false)} title="Derivation">
          <p>Content</p>
        </Drawer>
      </>
    );
  }

  it('takes focus, closes with Esc and gives focus back to what opened it', async () => {
    render(<Opener />);
    const opener = screen.getByRole('button', { name: 'Open' });
    await userEvent.click(opener);
    const drawer = screen.getByRole('dialog', { name: 'Derivation' });
    expect(drawer.contains(document.activeElement)).toBe(true);
    await userEvent.keyboard('{Escape}');
    expect(screen.queryByRole('dialog')).toBeNull();
    await waitFor(() => expect(document.activeElement).toBe(opener));
  });
});

describe('Dialog', () => {
  function Wizard() {
    const [step, setStep] = useState(0);
    return (
      <>
        <Button onClick={() => setStep(1)}>Begin</Button>
        {step === 1 && (
          <Dialog
            onClose={() => setStep(0)}
            title="First step"
            footer={<Button onClick={() => setStep(2)}>Next</Button>}
          />
        )}
        {step === 2 && <Dialog onClose={() => setStep(0)} title="Second step" />}
      </>
    );
  }

  it('gives focus back to what opened the first of several dialogs, whose own buttons are gone', async () => {
    render(<Wizard />);
    const opener = screen.getByRole('button', { name: 'Begin' });
    await userEvent.click(opener);
    await userEvent.click(screen.getByRole('button', { name: 'Next' }));
    const second = screen.getByRole('dialog', { name: 'Second step' });
    await waitFor(() => expect(second.contains(document.activeElement)).toBe(true));
    await userEvent.keyboard('{Escape}');
    expect(screen.queryByRole('dialog')).toBeNull();
    await waitFor(() => expect(document.activeElement).toBe(opener));
  });

  function FromMenu() {
    const [open, setOpen] = useState(false);
    return (
      <>
        <Menu
          trigger={<Button>More</Button>}
          items={[{ kind: 'action', id: 'delete', label: 'Delete', onSelect: () => setOpen(true) }]}
        />
        <Dialog open={open} onClose={() => setOpen(false)} title="Delete?" />
      </>
    );
  }

  it('gives focus back to the button of the menu it was opened from, whose row is gone', async () => {
    render(<FromMenu />);
    const opener = screen.getByRole('button', { name: 'More' });
    opener.focus();
    await userEvent.keyboard('{Enter}');
    screen.getByRole('menuitem', { name: 'Delete' }).focus();
    await userEvent.keyboard('{Enter}');
    expect(await screen.findByRole('dialog', { name: 'Delete?' })).toBeDefined();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(document.activeElement).toBe(opener));
  });
});

describe('Combobox', () => {
  it('finds by label and by other words, picks by keyboard', async () => {
    Element.prototype.scrollIntoView = () => undefined;
    const onValueChange = vi.fn();
    render(
      <Combobox
        aria-label="Exchange"
        value={null}
        onValueChange={onValueChange}
        placeholder="Choose"
        searchLabel="Search"
        options={[
          { value: 'kraken', label: 'Kraken' },
          { value: 'bison', label: 'Bison', keywords: ['Boerse Stuttgart'] },
        ]}
      />,
    );
    await userEvent.click(screen.getByRole('button', { name: 'Exchange' }));
    await userEvent.type(screen.getByRole('combobox'), 'stutt');
    expect(screen.getAllByRole('option').map((option) => option.textContent)).toEqual(['Bison']);
    await userEvent.keyboard('{Enter}');
    expect(onValueChange).toHaveBeenCalledExactlyOnceWith('bison');
  });
});
