import { API, type Checker, type Project, type Type, TypeFlags } from "typescript/unstable/sync";
import { type Expression, type Node, type SourceFile, SyntaxKind } from "typescript/unstable/ast";
import {
  isAsExpression,
  isBinaryExpression,
  isComputedPropertyName,
  isElementAccessExpression,
  isObjectBindingPattern,
  isTemplateExpression,
} from "typescript/unstable/ast/is";

// Every object inherits `toString`, `constructor` and others. So `table[name]` with a name from outside finds a function
// that nobody put there. A name is from outside unless its type lists every value that it may have.

/** A name by which an expression looks into an object, and the place to report. */
type Use = { name: Expression; at: Node; file: SourceFile };

const inherited = Object.getOwnPropertyNames(Object.prototype);

/** Every use of an open name in these files of the project: "app/x.ts:12 table[name]". */
export function usesOfOutsideNames(root: string, isWanted: (file: string) => boolean): string[] {
  const api = new API({ cwd: root });
  try {
    const project = api.updateSnapshot({ openProjects: [`${root}/tsconfig.json`] }).getProjects()[0];
    if (!project) throw new Error("The project could not be opened.");
    const uses = filesOf(project, root, isWanted).flatMap(usesIn);
    // One call for all of them: each is a round trip to the compiler.
    const types = project.checker.getTypeAtLocation(uses.map(({ name }) => name));
    return uses.flatMap(({ name, at, file }, index) =>
      canBeInherited(name, types[index], project.checker) ? [placeOf(at, file, root)] : [],
    );
  } finally {
    api.close();
  }
}

const filesOf = ({ rootFiles, program }: Project, root: string, isWanted: (file: string) => boolean): SourceFile[] =>
  rootFiles
    .filter((path) => isWanted(path.slice(root.length + 1)))
    .map((path) => program.getSourceFile(path))
    .filter((file) => file !== undefined);

function usesIn(file: SourceFile): Use[] {
  const found: Use[] = [];
  const visit = (node: Node): void => {
    const name = nameUsedBy(node);
    if (name) found.push({ name, at: node, file });
    node.forEachChild(visit);
  };
  visit(file);
  return found;
}

/** `table[name]`, `name in table`, `const { [name]: value } = table`. */
function nameUsedBy(node: Node): Expression | null {
  if (isElementAccessExpression(node)) return unasserted(node.argumentExpression);
  if (isBinaryExpression(node) && node.operatorToken.kind === SyntaxKind.InKeyword) return unasserted(node.left);
  if (isComputedPropertyName(node) && isObjectBindingPattern(node.parent.parent)) return unasserted(node.expression);
  return null;
}

/** `table[name as Key]` claims what nobody has checked. */
function unasserted(name: Expression): Expression {
  return isAsExpression(name) ? unasserted(name.expression) : name;
}

/** Whether the name may be that of something which every object has. */
function canBeInherited(name: Expression, type: Type | undefined, checker: Checker): boolean {
  if (isTemplateExpression(name)) {
    return fits([name.head.text, ...name.templateSpans.map(({ literal }) => literal.text)]);
  }
  return type === undefined || isOpen(type, checker);
}

function isOpen(type: Type, checker: Checker): boolean {
  if (type.isUnionType()) return type.getTypes().some((one) => isOpen(one, checker));
  if (type.isTemplateLiteralType()) return fits(type.texts);
  if (type.isStringLiteralType()) return inherited.includes(type.value);
  if (type.isTypeParameter()) {
    const bound = checker.getBaseConstraintOfType(type);
    return bound === undefined || isOpen(bound, checker);
  }
  return (type.flags & (TypeFlags.String | TypeFlags.AnyOrUnknown)) !== 0;
}

/** Whether the texts, with anything between them, spell an inherited name. */
function fits(texts: readonly string[]): boolean {
  const pattern = new RegExp(`^${texts.map((text) => RegExp.escape(text)).join(".*")}$`);
  return inherited.some((name) => pattern.test(name));
}

function placeOf(node: Node, file: SourceFile, root: string): string {
  const line = file.text.slice(0, node.getStart(file)).split("\n").length;
  return `${file.fileName.slice(root.length + 1)}:${line} ${node.getText(file).replaceAll(/\s+/g, " ")}`;
}
