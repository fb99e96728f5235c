// The members of text tables: the contract that every language fulfils, as an interface or as the English object itself.
import ts from 'typescript';

/** A sentence or a group of sentences in a table's type. */
export interface TextMember {
  readonly source: ts.SourceFile;
  readonly declaration: ts.Node;
  readonly name: string;
  /** The names that lead to it, with dots. */
  readonly path: string;
}

/** All members of the tables that the files declare. Types of parameters are not tables. */
export function tableMembers(sources: readonly ts.SourceFile[]): TextMember[] {
  const interfaces = new Map<string, ts.InterfaceDeclaration>();
  for (const source of sources)
    source.forEachChild(node => {
      if (ts.isInterfaceDeclaration(node)) interfaces.set(keyOf(source, node.name.text), node);
    });
  const members = new Map<ts.Node, TextMember>();
  for (const source of sources)
    for (const { name, type, initializer } of exportedVariables(source)) {
      if (type === undefined && initializer !== undefined && ts.isObjectLiteralExpression(initializer))
        addMembers(initializer.properties, name.getText(source));
      for (const table of type === undefined ? [] : referencedIn(type)) addTable(table);
    }
  return [...members.values()];

  function addTable(name: string): void {
    for (const [key, declaration] of interfaces)
      if (key.endsWith(`:${name}`)) addMembers(declaration.members, name);
  }

  function addMembers(nodes: readonly ts.Node[], before: string): void {
    for (const node of nodes) {
      const name = memberName(node);
      if (name === undefined || members.has(node)) continue;
      const path = `${before}.${name}`;
      members.set(node, { source: node.getSourceFile(), declaration: node, name, path });
      if (ts.isPropertySignature(node) && node.type !== undefined) addType(node.type, path);
      if (ts.isPropertyAssignment(node) && ts.isObjectLiteralExpression(node.initializer))
        addMembers(node.initializer.properties, path);
    }
  }

  function addType(type: ts.TypeNode, path: string): void {
    if (ts.isTypeLiteralNode(type)) addMembers(type.members, path);
    else if (!ts.isFunctionTypeNode(type)) for (const table of referencedIn(type)) addTable(table);
  }
}

const keyOf = (source: ts.SourceFile, name: string): string => `${source.fileName}:${name}`;

const exportedVariables = (source: ts.SourceFile): readonly ts.VariableDeclaration[] =>
  source.statements
    .filter(ts.isVariableStatement)
    .filter(({ modifiers }) => modifiers?.some(({ kind }) => kind === ts.SyntaxKind.ExportKeyword) === true)
    .flatMap(({ declarationList }) => [...declarationList.declarations]);

function memberName(node: ts.Node): string | undefined {
  const isMember =
    ts.isPropertySignature(node) ||
    ts.isMethodSignature(node) ||
    ts.isPropertyAssignment(node) ||
    ts.isMethodDeclaration(node);
  if (!isMember) return undefined;
  return ts.isIdentifier(node.name) || ts.isStringLiteral(node.name) ? node.name.text : undefined;
}

/** Names of types that a type mentions outside of functions: `Readonly<Record<Id, Label>>` mentions Label. */
function referencedIn(type: ts.TypeNode): string[] {
  const names: string[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isFunctionTypeNode(node)) return;
    if (ts.isTypeReferenceNode(node) && ts.isIdentifier(node.typeName)) names.push(node.typeName.text);
    node.forEachChild(visit);
  };
  visit(type);
  return names;
}
